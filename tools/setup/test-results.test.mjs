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
  expect(formatCounts(total)).toBe("8 passed, 2 failed, 2 skipped");
});

test("a run that broke before its first test counts as a failure", () => {
  const passed = writeReport({ numPassedTests: 5 });
  expect(readCounts(passed, false)).toEqual({ passed: 5, failed: 1, skipped: 0, failures: [], repeated: [] });
  expect(formatCounts(readCounts("no such file", false))).toBe("0 passed, 1 failed");
});

test("what failed is told again by name and error, what passed only when repeated by name, also a file that broke before its first test", () => {
  const broken = { name: "b.test.ts", status: "failed", message: "No such module", assertionResults: [] };
  const one = { status: "failed", fullName: "adds up", failureMessages: ["\u001b[31mexpected 2\u001b[39m"] };
  const other = { status: "passed", fullName: "takes away", failureMessages: [] };
  const unit = writeReport({
    testResults: [{ name: "a.test.ts", status: "failed", assertionResults: [one, other] }, broken],
  });
  const spec = {
    file: "c.spec.ts",
    title: "opens",
    ok: false,
    tests: [{ status: "unexpected", results: [{ error: { message: "late" } }] }],
  };
  const again = {
    file: "c.spec.ts",
    title: "closes",
    ok: true,
    tests: [{ status: "flaky", results: [{ error: { message: "once" } }, {}] }],
  };
  const browser = writeReport({
    stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs: [spec, again] }] }],
  });
  const total = sumCounts([readCounts(unit, false), readCounts(browser, false)]);
  expect(total.repeated).toEqual(["c.spec.ts > closes"]);
  expect(total.failures).toEqual([
    "a.test.ts > adds up\nexpected 2",
    "b.test.ts\nNo such module",
    "c.spec.ts > opens\nlate",
  ]);
});
