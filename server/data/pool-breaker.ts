import type pg from "pg";
import { DatabaseAway } from "#db/outage.ts";

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

const nothing = () => {};

/**
 * While the database is away, queries fail at once: otherwise every visitor would wait for a time-out, and those who wait
 * would take all connections.
 */
export function createPoolBreaker(pool: pg.Pool) {
  let isAway = false;
  const busy = new Set<pg.PoolClient>();
  const waiting = new Set<() => void>();
  pool.on("acquire", (client) => busy.add(client));
  pool.on("release", (_error, client) => busy.delete(client));
  const connect = pool.connect.bind(pool) as (done: Done) => void;

  /** Fails waiting callers when the database goes away; a connection that comes later goes back. */
  function connectOrGiveUp(done: Done) {
    if (isAway) return process.nextTick(done, new DatabaseAway(), undefined, nothing);
    const giveUp = () => {
      waiting.delete(giveUp);
      done(new DatabaseAway(), undefined, nothing);
    };
    waiting.add(giveUp);
    connect((error, client, release) => {
      if (waiting.delete(giveUp)) done(error, client, release);
      else if (client) release();
    });
  }

  pool.connect = ((done?: Done) => (done ? connectOrGiveUp(done) : asPromise(connectOrGiveUp))) as never;

  return {
    setAway(away: boolean) {
      isAway = away;
      if (!away) return;
      for (const giveUp of [...waiting]) giveUp();
      // Their queries will not be answered.
      for (const client of busy) void endClient(client);
    },
  };
}

function asPromise(connect: (done: Done) => void) {
  return new Promise((resolve, reject) => {
    connect((error, client) => (error ? reject(error) : resolve(client)));
  });
}

async function endClient(client: pg.PoolClient) {
  await (client as unknown as pg.Client).end().catch(() => {});
}
