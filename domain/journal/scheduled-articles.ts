import { and, asc, gt, lte, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/client.ts";
import { blogs, news } from "#db/schema/journal.ts";
import { announceChanges } from "../changes.ts";
import { lockPublishing } from "../content/publish/publishing-lock.ts";
import { refreshSearch } from "../search/index/refresh-search.ts";

const kinds = [
  { kind: "blogs", type: "blog", table: blogs },
  { kind: "news", type: "news", table: news },
] as const;

/**
 * Adds articles that are due to the search and notifies every process. Several processes may run it at once; one does
 * the work. Answers the records.
 */
export async function publishDueArticles(db: Database): Promise<string[]> {
  if ((await listUnreleased(db)).length === 0) return [];
  return db.transaction(async (tx) => {
    await lockPublishing(tx);
    const records = await listUnreleased(tx);
    if (records.length === 0) return [];
    await refreshSearch(tx, records);
    await announceChanges(tx, records);
    return records;
  });
}

/** Future publication times, the soonest first. */
export async function findNextRelease(db: Queries, after: Date): Promise<Date | undefined> {
  const dates = await Promise.all(
    kinds.map(async ({ table }) => {
      const [row] = await db
        .select({ date: table.date })
        .from(table)
        .where(gt(table.date, after))
        .orderBy(asc(table.date))
        .limit(1);
      return row?.date;
    }),
  );
  return dates.filter((date) => date !== undefined).sort((a, b) => a.getTime() - b.getTime())[0];
}

/** An article without a search row was scheduled when it was published. */
async function listUnreleased(db: Queries): Promise<string[]> {
  const records: string[] = [];
  for (const { kind, type, table } of kinds) {
    const isFound = sql`exists (select from search_docs where type = ${type} and entity = ${table.id})`;
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(lte(table.date, new Date()), sql`not ${isFound}`));
    records.push(...rows.map(({ id }) => `${kind}:${id}`));
  }
  return records;
}
