import { readConfig } from "#config/config.ts";
import { openDatabase } from "#db/client.ts";
import { type InboxKind, inboxKinds, listInbox } from "#domain/enquiries/inbox.ts";
import { reachDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";

const rounds = 20;

/** Milliseconds that `npm run inbox -- list` takes for each kind, on the database of a running site. */
export async function timeInbox(data: string): Promise<number[]> {
  const { pool, stop } = await reachDatabase(readConfig({ DATA_DIR: data }), createLog("warn"));
  const { db, close } = openDatabase(pool, { maxConnections: 1 });
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    for (const kind of Object.keys(inboxKinds) as InboxKind[]) {
      const begun = performance.now();
      await listInbox(db, kind);
      if (round >= 0) times.push(performance.now() - begun);
    }
  }
  await close();
  await stop();
  return times;
}
