import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formatCounts, readCounts, sumCounts } from "./test-results.mjs";

function writeReport(report) {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("the tests of both runners are added up", () => {
  const unit = writeReport({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 });
  const browser = writeReport({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
  const total = sumCounts([readCounts(unit, false), readCounts(browser, false)]);
  expect(formatCounts(total)).toBe("9 passed, 2 failed, 2 skipped");
});

test("a run that broke before its first test counts as a failure", () => {
  const passed = writeReport({ numPassedTests: 5 });
  expect(readCounts(passed, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(formatCounts(readCounts("no such file", false))).toBe("0 passed, 1 failed");
});
