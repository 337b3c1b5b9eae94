import { existsSync, readFileSync } from "node:fs";

/** What Vitest's and Playwright's JSON reports count; a run that failed otherwise counts as one failure. */
export function readCounts(file, ok) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const counts = report.stats ? playwrightCounts(report.stats) : vitestCounts(report);
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

function vitestCounts({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** A test that passed when it was repeated counts as passed; Playwright names it as flaky, and somebody should look. */
function playwrightCounts({ expected, unexpected, flaky, skipped }) {
  return { passed: expected + flaky, failed: unexpected, skipped };
}

export function sumCounts(all) {
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
