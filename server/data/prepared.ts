import cluster from "node:cluster";
import { once } from "node:events";

/** What a worker asks before it opens the database, and what it is told. */
const question = "is the database prepared?";
const answer = "the database is prepared";

/** The main process prepares the database for all its workers. */
export async function untilPrepared() {
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
