import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

type Waits = {
  /** A connection that was used a moment ago may be about to carry the next request. */
  idle: number;
  all: number;
};

/** Under steady load the queue is never empty. */
const LONGEST_ACCEPTING = 1000;

/**
 * Accepts no new connections and lets open ones finish: each closes after its next answer (`Connection: close`). HTTP's own
 * `close` would cut connections that a visitor is about to use again.
 */
export function closeServer(server: Server, { idle, all }: Waits) {
  return new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 100).unref(), idle).unref();
    setTimeout(() => server.closeAllConnections(), all).unref();
  });
}

/**
 * Node accepts one connection from the queue in each turn of its loop and cuts those left when the server closes. Call this
 * before asking visitors to reconnect. This turn may be past the point of accepting, so one quiet turn proves nothing.
 */
export async function acceptPending(server: Server) {
  let quiet = 0;
  const onConnection = () => {
    quiet = 0;
  };
  server.on("connection", onConnection);
  const end = performance.now() + LONGEST_ACCEPTING;
  while (quiet < 2 && performance.now() < end) {
    quiet++;
    await turn();
  }
  server.off("connection", onConnection);
}
