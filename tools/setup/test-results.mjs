import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What Vitest's and Playwright's JSON reports count; a run that failed otherwise counts as one failure. */
export function readCounts(file, ok) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const counts = report.stats ? playwrightCounts(report.stats) : vitestCounts(report);
  if (!ok && counts.failed === 0) counts.failed = 1;
  return { ...counts, failures: readFailures(report) };
}

function vitestCounts({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** A test that passed when it was repeated counts as passed; Playwright names it as flaky, and somebody should look. */
function playwrightCounts({ expected, unexpected, flaky, skipped }) {
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** The tests that failed, each with the first lines of its error: they are told again where the run ends. */
function readFailures(report) {
  return report.suites ? report.suites.flatMap(playwrightFailures) : vitestFailures(report.testResults ?? []);
}

function vitestFailures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const tests = failed.map((test) => `${name} > ${test.fullName}\n${firstLines(test.failureMessages[0])}`);
    return status === "failed" && tests.length === 0 ? [`${name}\n${firstLines(message)}`] : tests;
  });
}

function playwrightFailures({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => !spec.ok);
  const tests = failed.map(
    ({ file, title, tests: [test] }) => `${file} > ${title}\n${firstLines(test?.results[0]?.error?.message)}`,
  );
  return [...tests, ...suites.flatMap(playwrightFailures)];
}

function firstLines(text = "") {
  return stripVTControlCharacters(text).split("\n").slice(0, 6).join("\n");
}

export function sumCounts(all) {
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}

export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
