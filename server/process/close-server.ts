import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

type Waits = {
  /** A connection that was used a moment ago may be about to carry the next request. */
  idle: number;
  all: number;
};

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
