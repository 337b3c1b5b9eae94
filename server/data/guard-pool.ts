import type pg from "pg";
import { DatabaseAway } from "#db/outage.ts";

type Callback = Parameters<pg.Pool["connect"]>[0];

/**
 * While the database is away, a question fails at once: otherwise every visitor would wait for a time-out of their
 * own, and those who wait would take all connections.
 */
export function guardPool(pool: pg.Pool) {
  let isAway = false;
  const busy = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => busy.add(client));
  pool.on("release", (_error, client) => busy.delete(client));
  const connect = pool.connect.bind(pool);
  const guarded = (done?: Callback) => {
    if (!isAway) return done ? connect(done) : connect();
    const error = new DatabaseAway();
    return done ? process.nextTick(done, error, undefined, () => {}) : Promise.reject(error);
  };
  pool.connect = guarded as typeof pool.connect;

  return {
    setAway(away: boolean) {
      isAway = away;
      // They wait for answers that will not come.
      if (away) for (const client of busy) void endClient(client);
    },
  };
}

async function endClient(client: pg.PoolClient) {
  await (client as unknown as pg.Client).end().catch(() => {});
}
