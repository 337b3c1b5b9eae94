// npm test: installs what is missing, runs every step even if one fails, and ends with the counts.
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
const counts = [];
for (const step of chosen) counts.push(await runStep(step));
rmSync(folder, { recursive: true });
const total = sumCounts(counts);
for (const failure of total.failures) console.error(`\nFailed: ${failure}`);
for (const name of total.repeated) console.error(`\nPassed only when repeated: ${name}`);
if (total.repeated.length > 0) console.error(`\n${total.repeated.length} passed only when repeated`);
console.info(formatCounts(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runStep({ name, run }) {
  const start = performance.now();
  console.info(`\n${name} ...`);
  const result = await run(folder, args);
  console.info(`${name}: ${formatCounts(result)} (${secondsSince(start)})`);
  return result;
}
