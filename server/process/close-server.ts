import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

type Waits = {
  /** A connection that was used a moment ago may be about to carry the next request. */
  idle: number;
  all: number;
};

/** Of a server that is asked for without an end the queue is never empty. */
const longestTaking = 1000;

/**
 * Takes no new connections, and lets those that are open finish: each is closed after its next answer, which says so
 * (`Connection: close`). HTTP's own `close` would cut those that are idle for a moment, under the visitor's hands.
 */
export function closeServer(server: Server, { idle, all }: Waits) {
  return new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 100).unref(), idle).unref();
    setTimeout(() => server.closeAllConnections(), all).unref();
  });
}

/**
 * Node takes one connection from the queue in each turn of its loop; those still in it when the server closes are cut.
 * To be called before visitors are told to come again on another connection. The turn in which it is called may be past
 * the point where connections are taken, so one quiet turn says nothing.
 */
export async function takeQueue(server: Server) {
  let quiet = 0;
  const heard = () => {
    quiet = 0;
  };
  server.on("connection", heard);
  const end = performance.now() + longestTaking;
  while (quiet < 2 && performance.now() < end) {
    quiet++;
    await turn();
  }
  server.off("connection", heard);
}
