import cluster from "node:cluster";
import type { Config } from "#config/config.ts";
import { tellWorkers } from "../data/prepared.ts";
import type { Log } from "./log.ts";
import { stopInOrder } from "./stop-in-order.ts";

/** A worker that dies before it serves is replaced more and more slowly. */
const shortestWait = 100;
const longestWait = 10_000;

/** Starts the workers, prepares the database while they read their code, and replaces those that die. */
export async function runPrimary(config: Config, log: Log) {
  for (let count = 0; count < config.WORKERS; count++) cluster.fork();
  const preparing = prepare(config, log);
  tellWorkers(preparing);
  let stopping = false;
  let wait = shortestWait;
  cluster.on("listening", () => {
    wait = shortestWait;
  });
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) return;
    log.warn({ worker: worker.id, code, signal }, "a worker died; another takes its place");
    setTimeout(() => {
      if (!stopping) cluster.fork();
    }, wait);
    wait = Math.min(wait * 2, longestWait);
  });
  const database = await preparing;
  stopInOrder(9_500, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after an error nobody caught");
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

/** Its code is read after the workers were started: they need not wait for that. */
async function prepare(config: Config, log: Log) {
  if (config.API_BASE_URL) return undefined;
  const { prepareDatabase, reachDatabase } = await import("../data/reach-database.ts");
  const database = await reachDatabase(config, log);
  await prepareDatabase(database.pool, config, log);
  return database;
}
