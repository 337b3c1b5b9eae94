import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

/** A connection to a database server that can be cut and frozen. */
export async function openFaultyLink(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: "whole" | "cut" | "frozen" = "whole";

  const server = createServer((near) => {
    const far = connect(addressOf(target));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    if (state === "cut") end();
    near.pipe(far);
    far.pipe(near);
    if (state === "frozen") freezePair(pair);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url.searchParams.delete("host");

  return {
    url: url.href,
    /** Connections break, and new ones are closed at once: the server died. */
    cut() {
      state = "cut";
      for (const [near] of pairs) near.resetAndDestroy();
    },
    /** Nothing comes through and nothing is closed: the server was stopped, or a cable was pulled. */
    freeze() {
      state = "frozen";
      for (const pair of pairs) freezePair(pair);
    },
    heal() {
      state = "whole";
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
    },
    close() {
      for (const [near] of pairs) near.destroy();
      server.close();
    },
  };
}

function freezePair([near, far]: [Socket, Socket]) {
  near.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
}

function addressOf({ hostname, port, searchParams }: URL) {
  const folder = searchParams.get("host");
  const number = Number(port || 5432);
  return folder?.startsWith("/")
    ? { path: join(folder, `.s.PGSQL.${number}`) }
    : { host: folder ?? hostname, port: number };
}
