import { sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import type { Reader } from "#domain/reader.ts";
import { shareWhileRunning } from "#domain/share-while-running.ts";
import { isAmong } from "../index/positions.ts";
import { isFew, numerous } from "../index/searched-rows.ts";
import { type Asked, countedRows, isShown, matchingRows } from "./matches.ts";

export type Counts = ReadonlyMap<SearchType, number>;

const share = shareWhileRunning<Counts>();

/** The numbers of all rows by type, however many are looked at. */
export function countMatches(reader: Reader, asked: Omit<Asked, "also" | "marked">): Promise<Counts> {
  const { db, offered } = reader;
  const { question, language, filters } = asked;
  const { type, productType, documentType } = filters;
  const { how, folded } = question;
  const what = how === "words" ? question.query : folded;
  const key = JSON.stringify([how, what, language, type, productType, documentType, offered]);
  return share(db, key, () =>
    how === "words" ? countWords(reader, asked) : countByType(db, { ...asked, marked: isShown(reader) }),
  );
}

/** Of what is numerous three sums rather than groups, which take a fifth of the time of a word that finds 87,000 rows. */
async function countWords(reader: Reader, asked: Asked): Promise<Counts> {
  const sums = numerous.map((type) => {
    const shown = type === "document" ? isShown(reader) : [];
    const conditions = sql.join([isAmong(type), ...shown], sql` and `);
    return sql`count(*) filter (where ${conditions})::int`;
  });
  const { rows } = await reader.db.execute<{ many: number[]; few: Partial<Record<SearchType, number>> }>(sql`
    select (select array[${sql.join(sums, sql`, `)}] ${countedRows(asked)}) as many, (
      select json_object_agg(type, count) from (${groupedByType({ ...asked, also: [isFew] })}) as few
    ) as few`);
  const [{ many, few } = { many: [], few: {} }] = rows;
  return new Map([
    ...numerous.map((type, place): [SearchType, number] => [type, many[place] ?? 0]),
    ...(Object.entries(few ?? {}) as [SearchType, number][]),
  ]);
}

async function countByType(db: Reader["db"], asked: Asked): Promise<Counts> {
  const { rows } = await db.execute<{ type: SearchType; count: number }>(groupedByType(asked));
  return new Map(rows.map(({ type, count }) => [type, count]));
}

const groupedByType = (asked: Asked) =>
  sql`select docs.type, count(*)::int as count ${matchingRows(asked)} group by 1`;

export const totalOf = (counts: Counts) => counts.values().reduce((sum, count) => sum + count, 0);
