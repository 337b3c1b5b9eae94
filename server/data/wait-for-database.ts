import cluster from "node:cluster";
import { once } from "node:events";

/** A worker asks before it opens the database. */
const question = "is the database prepared?";
const answer = "the database is prepared";

/** The main process prepares the database for all its workers. */
export async function waitForDatabase() {
  const answered = once(process, "message");
  process.send?.(question);
  await answered;
}

/** Workers ask whenever they start. A failure is reported where the database is prepared. */
export function announceDatabase(prepared: Promise<unknown>) {
  cluster.on("message", (worker, message) => {
    if (message !== question) return;
    const send = () => worker.isConnected() && worker.send(answer);
    prepared.then(send, () => undefined);
  });
}
