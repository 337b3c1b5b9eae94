import cluster from "node:cluster";
import type { Config } from "#config/config.ts";
import { announceDatabase } from "../data/wait-for-database.ts";
import type { Log } from "./log.ts";
import { shutDownOnSignal } from "./shutdown.ts";

/** A worker that dies before it serves is replaced more and more slowly. */
const SHORTEST_DELAY = 100;
const LONGEST_DELAY = 10_000;

/** Starts the workers, prepares the database while they read their code, and replaces those that die. */
export async function runPrimary(config: Config, log: Log) {
  for (let count = 0; count < config.WORKERS; count++) cluster.fork();
  const preparing = prepare(config, log);
  announceDatabase(preparing);
  let stopping = false;
  let delay = SHORTEST_DELAY;
  cluster.on("listening", () => {
    delay = SHORTEST_DELAY;
  });
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) return;
    log.warn({ worker: worker.id, code, signal }, "worker exited, starting another");
    setTimeout(() => {
      if (!stopping) cluster.fork();
    }, delay);
    delay = Math.min(delay * 2, LONGEST_DELAY);
  });
  const database = await preparing;
  shutDownOnSignal(9_500, log, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after an uncaught error");
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve) => {
            worker.once("exit", () => resolve());
            worker.process.kill("SIGTERM");
          }),
      ),
    );
    await database?.stop();
  });
}

/** Imports its code only after the workers were started, so that they need not wait for it. */
async function prepare(config: Config, log: Log) {
  if (config.API_BASE_URL) return undefined;
  const { prepareDatabase, reachDatabase } = await import("../data/prepare-database.ts");
  const database = await reachDatabase(config, log);
  await prepareDatabase(database.pool, config, log);
  return database;
}
