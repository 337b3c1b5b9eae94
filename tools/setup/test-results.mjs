import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Counts of Vitest's and Playwright's JSON reports; a run that failed otherwise counts as one failure. */
export function readCounts(file, ok) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const counts = report.stats ? playwrightCounts(report.stats) : vitestCounts(report);
  if (!ok && counts.failed === 0) counts.failed = 1;
  return { ...counts, failures: readFailures(report), repeated: readRepeated(report) };
}

function vitestCounts({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** Tests that passed only on a retry: `repeated` names them, and they need mending. */
function playwrightCounts({ expected, unexpected, skipped }) {
  return { passed: expected, failed: unexpected, skipped };
}

function readRepeated({ suites = [] }) {
  return suites.flatMap(({ specs = [], ...suite }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(nameOfSpec),
    ...readRepeated(suite),
  ]);
}

/** The failed tests with the first lines of their errors, repeated at the end of the run. */
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
    (spec) => `${nameOfSpec(spec)}\n${firstLines(spec.tests[0]?.results[0]?.error?.message)}`,
  );
  return [...tests, ...suites.flatMap(playwrightFailures)];
}

const nameOfSpec = ({ file, title }) => `${file} > ${title}`;

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
    repeated: all.flatMap(({ repeated = [] }) => repeated),
  };
}

export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
