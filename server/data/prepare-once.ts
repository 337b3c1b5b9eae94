import cluster from "node:cluster";
import { once } from "node:events";
import type pg from "pg";
import type { Config } from "#config/config.ts";
import type { Log } from "../process/log.ts";
import { prepareDatabase } from "./reach-database.ts";

/** What a worker asks before it opens the database, and what it is told. */
const question = "is the database prepared?";
const answer = "the database is prepared";

/** The main process prepares the database for all its workers; a process that is alone does it itself. */
export async function prepareOnce(pool: pg.PoolConfig, config: Config, log: Log) {
  if (!cluster.isWorker) return prepareDatabase(pool, config, log);
  const told = once(process, "message");
  process.send?.(question);
  await told;
}

/** Workers ask whenever they start. What went wrong is said by whoever prepares. */
export function tellWorkers(prepared: Promise<unknown>) {
  cluster.on("message", (worker, message) => {
    if (message !== question) return;
    const tell = () => worker.isConnected() && worker.send(answer);
    prepared.then(tell, () => undefined);
  });
}
