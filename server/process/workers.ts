import cluster from "node:cluster";
import type { PoolConfig } from "pg";
import type { Config } from "#config/config.ts";
import { announceDatabase } from "../data/wait-for-database.ts";
import type { Log } from "./log.ts";
import { openMetricsServer } from "./metrics-server.ts";
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
  const figures = await openFigures(config, database?.pool);
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
    await figures.close();
    await database?.stop();
  });
}

/** The sum of all workers' metrics, and the figures that exist once for the site. */
async function openFigures(config: Config, pool: PoolConfig | undefined) {
  const { AggregatorRegistry, Registry } = await import("prom-client");
  const { openDatabase } = await import("#db/client.ts");
  const { addOperatorMetrics } = await import("../data/operator-metrics.ts");
  const workers = new AggregatorRegistry();
  const own = new Registry();
  const database = pool && openDatabase(pool, { maxConnections: 1 });
  if (database) addOperatorMetrics([own], database.db, config);
  const server = await openMetricsServer(config, {
    contentType: own.contentType,
    read: async () => `${await own.metrics()}\n${await workers.clusterMetrics()}`,
  });
  return {
    async close() {
      server?.close();
      await database?.close();
    },
  };
}

/** Imports its code only after the workers were started, so that they need not wait for it. */
async function prepare(config: Config, log: Log) {
  if (config.API_BASE_URL) return undefined;
  const { prepareDatabase, reachDatabase } = await import("../data/prepare-database.ts");
  const database = await reachDatabase(config, log);
  await prepareDatabase(database.pool, config, log);
  return database;
}
