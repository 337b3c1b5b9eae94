// npm run test:abuse -- [--runs 100000] [--seed 1] [--only requests,...]: what strangers may try, against a site of our own.
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import type { Step } from "./step.ts";
import { costlyReads } from "./steps/costly-reads.ts";
import { floodOfPosts } from "./steps/flood.ts";
import { manyAddresses } from "./steps/many-addresses.ts";
import { observatory } from "./steps/observatory.ts";
import { hostileRequests } from "./steps/requests.ts";
import { scriptPayloads } from "./steps/scripts.ts";
import { slowClients } from "./steps/slow-clients.ts";
import { timeOuts } from "./steps/time-outs.ts";

const steps: Record<string, Step> = {
  requests: hostileRequests,
  scripts: scriptPayloads,
  flood: floodOfPosts,
  "costly-reads": costlyReads,
  addresses: manyAddresses,
  observatory,
  "slow-clients": slowClients,
  "time-outs": timeOuts,
};

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    only: { type: "string", default: Object.keys(steps).join(",") },
  },
});
const options = { runs: Number(values.runs), seed: Number(values.seed) };
if (spawnSync(process.execPath, ["tools/build.mjs"], { stdio: "inherit" }).status !== 0) process.exit(1);
console.info(`Seed ${options.seed}: repeat with --seed ${options.seed}`);

for (const name of values.only.split(",")) await run(name);

async function run(name: string) {
  const started = performance.now();
  const say = (line: string) => console.info(`  ${line}`);
  console.info(`${name} ...`);
  try {
    const step = steps[name];
    if (!step) throw new Error(`There is no such step: ${Object.keys(steps).join(", ")}`);
    await step({ ...options, say });
    console.info(`${name}: passed (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: FAILED\n${reasonsOf(error).join("\n")}`);
  }
}

/** What was wrong comes first; the requests that showed it can be as long as a book. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const cause = error.cause === undefined ? [] : reasonsOf(error.cause);
  return [...cause, error.message.slice(0, 4000)];
}
