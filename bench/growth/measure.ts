import { readFile } from "node:fs/promises";
import { answerCall } from "#api/answer-call.ts";
import type { CallName } from "#api/client.ts";
import type { Services } from "#api/services.ts";
import { readConfig } from "#config/config.ts";
import { openDatabase } from "#db/client.ts";
import { createLimits } from "#domain/enquiries/limits.ts";
import { reachDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";
import { questions } from "./questions.ts";

const rounds = Number(process.env.ROUNDS ?? 20);
const tick = 10;

/** One connection, so that the database's processor time is that of one process. */
const config = readConfig(process.env);
const { pool: address, stop } = await reachDatabase(config, createLog("warn"));
const { db, pool, close } = openDatabase(address, { maxConnections: 1 });
const services: Services = {
  db,
  limits: createLimits(pool, false),
  mailing: undefined,
  secret: "bench",
  moderated: true,
  siteName: config.siteName,
  locales: config.LANGUAGES,
};

// Two questions at once wait for each other here, however long.
pool.options.connectionTimeoutMillis = 0;
const { rows } = await pool.query("select pg_backend_pid() as pid");
console.info("| question | p50 | p95 | processor |\n|---|---:|---:|---:|");
for (const [name, calls] of Object.entries(questions)) {
  const { p50, p95, processor } = await measure(calls);
  console.info(`| ${name} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${processor.toFixed(1)} ms |`);
}
await close();
await stop();

/** Makes each call in turn; the first time of each does not count. */
async function measure(calls: [CallName, Record<string, unknown>][]) {
  for (const call of calls) await ask(call);
  const times: number[] = [];
  const before = await processorTime();
  for (let round = 0; round < Math.max(rounds, calls.length); round++) {
    const started = performance.now();
    await ask(calls[round % calls.length] as (typeof calls)[number]);
    times.push(performance.now() - started);
  }
  const processor = ((await processorTime()) - before) / times.length;
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95), processor };
}

async function ask([name, params]: [CallName, Record<string, unknown>]) {
  const { status } = await answerCall(services, { name, method: "GET", params, language: "en" });
  if (status !== 200) throw new Error(`${name} ${JSON.stringify(params)} answered ${status}`);
}

async function processorTime() {
  const stat = (await readFile(`/proc/${rows[0].pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  const { user, system } = process.cpuUsage();
  return (Number(stat[11]) + Number(stat[12])) * tick + (user + system) / 1000;
}

function at(sorted: number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
