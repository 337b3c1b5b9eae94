// npm test: installs what is missing, runs every step even if one fails, and ends with the counts. Checks and unit tests run
// beside Chromium, which mostly waits; the output of Vitest is printed when it ends.
// npm test -- check | unit | e2e [arguments for Vitest or Playwright] runs a part.
import "./setup/test-content.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./setup/ensure-installed.mjs";
import { secondsSince } from "./setup/seconds.mjs";
import { formatCounts, sumCounts } from "./setup/test-results.mjs";
import { steps } from "./setup/test-steps.mjs";

const [part, ...args] = process.argv.slice(2);
const chosen = steps.filter((step) => !part || step.part === part);
if (chosen.length === 0) {
  console.error(`There is no part "${part}": npm test -- check | unit | e2e`);
  process.exit(2);
}

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), "site-results-"));
const lanes = [chosen.filter((step) => step.part !== "e2e"), chosen.filter((step) => step.part === "e2e")];
const counts = (await Promise.all(lanes.map(runInTurn))).flat();
rmSync(folder, { recursive: true });
const total = sumCounts(counts);
for (const failure of total.failures) console.error(`\nFailed: ${failure}`);
for (const name of total.repeated) console.error(`\nPassed only when repeated: ${name}`);
if (total.repeated.length > 0) console.error(`\n${total.repeated.length} passed only when repeated`);
console.info(formatCounts(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runInTurn(lane) {
  const counts = [];
  for (const step of lane) counts.push(await runStep(step));
  return counts;
}

async function runStep({ name, run }) {
  const start = performance.now();
  console.info(`\n${name} ...`);
  const result = await run(folder, args, { isAlone: part !== undefined });
  console.info(`${name}: ${formatCounts(result)} (${secondsSince(start)})`);
  return result;
}
