import { sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#config/product.ts";
import type { Reader } from "#domain/reader.ts";
import { shareWhileRunning } from "#domain/share-while-running.ts";
import { typeNumber } from "../index/positions.ts";
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
    // Without words the index that knows the types is enough.
    const type = how === "words" ? typeNumber : sql`docs.type`;
    const { rows } = await db.execute<{ type: SearchType | number; count: number }>(
      sql`select ${type} as type, count(*)::int as count ${matchingRows(asked)} group by 1`,
    );
    return new Map(rows.map(({ type, count }) => [nameOf(type), count]));
  });
}

const nameOf = (type: SearchType | number) =>
  typeof type === "number" ? (searchTypes[type] as SearchType) : type;

export const totalOf = (counts: Counts) => counts.values().reduce((sum, count) => sum + count, 0);
