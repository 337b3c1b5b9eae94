import { sql } from "drizzle-orm";
import type { SearchType } from "#db/schema/search.ts";
import type { Reader } from "#domain/reader.ts";
import { shareWhileRunning } from "#domain/share-while-running.ts";
import { type Asked, matchingRows } from "./matches.ts";

export type Counts = ReadonlyMap<SearchType, number>;

const share = shareWhileRunning<Counts>();

/** The numbers of all rows by type, however many are looked at. */
export function countMatches({ db, offered }: Reader, asked: Asked): Promise<Counts> {
  const { question, language, filters } = asked;
  const { type, productType, documentType } = filters;
  const { how, folded } = question;
  const what = how === "words" ? question.query : folded;
  const key = JSON.stringify([how, what, language, type, productType, documentType, offered]);
  return share(db, key, async () => {
    const { rows } = await db.execute<{ type: SearchType; count: number }>(
      sql`select docs.type, count(*)::int as count ${matchingRows(asked)} group by docs.type`,
    );
    return new Map(rows.map(({ type, count }) => [type, count]));
  });
}

export const totalOf = (counts: Counts) => counts.values().reduce((sum, count) => sum + count, 0);
