import type { Database, Transaction } from "#db/client.ts";
import { refreshFacets } from "../catalogue/refresh-facets.ts";
import { announceChanges } from "../changes.ts";
import { refreshSearch } from "../search/index/refresh-search.ts";
import { lockPublishing } from "./publishing-lock.ts";
import type { Published } from "./write-records.ts";

type Files = ReadonlyMap<string, string>;
type Turn = {
  dryRun: boolean | undefined;
  /** The files of what is to be published, as they are exported. */
  list(tx: Transaction): Promise<Files>;
  write(tx: Transaction, before: Files): Promise<Published>;
};

/** One at a time and in one transaction: writes, refreshes the search rows and tells every process which tags changed. */
export async function publishInTurn(db: Database, { dryRun, list, write }: Turn) {
  let result = {
    changed: [] as string[],
    removed: [] as string[],
    before: new Map() as Files,
    after: new Map() as Files,
  };
  class DryRun extends Error {}
  try {
    await db.transaction(async (tx) => {
      await lockPublishing(tx);
      const before = await list(tx);
      const published = await write(tx, before);
      const touched = [...published.changed, ...published.removed];
      if (touched.length > 0) {
        await refreshFacets(tx, touched);
        await refreshSearch(tx, touched);
        await announceChanges(tx, touched);
      }
      result = { ...published, before, after: dryRun ? before : await list(tx) };
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return result;
}
