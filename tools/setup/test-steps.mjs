import { join } from "node:path";
import { isBuilt } from "./build-stamp.mjs";
import { ensureChromium, ensureShell } from "./chromium.mjs";
import { runCommand } from "./command.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { packageProgram, pinnedEnvironment, pinnedNode } from "./pinned-node.mjs";
import { readCounts } from "./test-results.mjs";

/** The steps of `npm test`. Each answers its counts: a check counts as one. */
export const steps = [
  { part: "check", name: "format and lint", run: () => check("biome", "ci", ".") },
  { part: "check", name: "types", run: checkTypes },
  { part: "check", name: "unused code", run: () => check("knip") },
  { part: "check", name: "interface words", run: listMissingWords },
  { part: "unit", name: "unit and database tests", run: runUnitTests },
  { part: "e2e", name: "build", run: async () => count(await ensureBuilt()) },
  { part: "e2e", name: "tests in Chromium", run: runBrowserTests },
];

async function checkTypes() {
  const { ok, output } = await runProgram("react-router", "typegen");
  return ok ? check("tsc", "--noEmit") : refuse(output);
}

async function check(program, ...args) {
  const { ok, output } = await runProgram(program, ...args);
  return ok ? count(true) : refuse(output);
}

/** Lists missing words of a language. English replaces them, so this never fails. */
async function listMissingWords() {
  const { ok, output } = await runCommand(pinnedNode(), ["tools/list-missing-words.ts"], {
    env: pinnedEnvironment(),
  });
  if (!ok) return refuse(output);
  if (output.trim()) console.info(output.trim());
  return count(true);
}

/** Output is held back while Chromium runs, so that the two reports do not mix. */
async function runUnitTests(folder, args, { isAlone }) {
  const file = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const command = packageProgram("vitest", "run", ...reporters, ...args);
  const { ok, output } = await runCommand(...command, { env: pinnedEnvironment(), show: isAlone });
  if (!isAlone) console.info(output);
  return readCounts(file, ok);
}

async function runBrowserTests(folder, args) {
  if (!isBuilt()) return refuse("These cannot run, as the site is not built.");
  const chromium = await ensureChromium();
  if (!chromium)
    return refuse("There is no Chromium, and none could be installed: install it, or set CHROMIUM_PATH.");
  const file = join(folder, "playwright.json");
  const shell = await ensureShell();
  const env = {
    ...pinnedEnvironment(),
    CHROMIUM_PATH: chromium,
    ...(shell && { CHROMIUM_SHELL_PATH: shell }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const { ok } = await runCommand(...packageProgram("playwright", "test", ...args), { env, show: true });
  return readCounts(file, ok);
}

function runProgram(program, ...args) {
  return runCommand(...packageProgram(program, ...args), { env: pinnedEnvironment() });
}

function refuse(message) {
  console.error(message);
  return { ...count(false), failures: [message] };
}

function count(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}
