import { sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#config/product.ts";
import type { Reader } from "#domain/reader.ts";
import { shareWhileRunning } from "#domain/share-while-running.ts";
import { typeNumber } from "../index/positions.ts";
import { type Asked, countsShown, matchingRows } from "./matches.ts";

export type Counts = ReadonlyMap<SearchType, number>;

const share = shareWhileRunning<Counts>();

type Row = { type: SearchType | number; marks: number | null; count: number };

/** The numbers of all rows by type, however many are looked at; those of hidden languages are left out. */
export function countMatches(reader: Reader, asked: Omit<Asked, "also">): Promise<Counts> {
  const { db, offered } = reader;
  const { question, language, filters } = asked;
  const { type, productType, documentType } = filters;
  const { how, folded } = question;
  const what = how === "words" ? question.query : folded;
  const key = JSON.stringify([how, what, language, type, productType, documentType, offered]);
  return share(db, key, async () => {
    // Without words the index that knows the types is enough.
    const type = how === "words" ? typeNumber : sql`docs.type`;
    const { rows } = await db.execute<Row>(
      sql`select ${type} as type, docs.marks, count(*)::int as count ${matchingRows(asked)} group by 1, 2`,
    );
    const counts = new Map<SearchType, number>();
    for (const row of rows.filter(countsShown(reader))) {
      const name = nameOf(row.type);
      counts.set(name, (counts.get(name) ?? 0) + row.count);
    }
    return counts;
  });
}

const nameOf = (type: SearchType | number) =>
  typeof type === "number" ? (searchTypes[type] as SearchType) : type;

export const totalOf = (counts: Counts) => counts.values().reduce((sum, count) => sum + count, 0);
