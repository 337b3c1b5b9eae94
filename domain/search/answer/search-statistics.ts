import { sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#config/product.ts";
import type { Reader } from "#domain/reader.ts";
import { searchedKinds } from "../index/searched.ts";
import { readQuestion } from "../query/question.ts";
import { recordMiss } from "./missed-searches.ts";
import { type Filters, leastFound, rankedHits } from "./rank.ts";
import { readSerial } from "./serial-hit.ts";

type Query = Omit<Filters, "types"> & { keyword?: string };

/** How many results there are of each type, in the order in which types are shown. */
export async function searchStatistics(reader: Reader, { keyword = "", ...filters }: Query) {
  if (readSerial(keyword))
    return { total: 1, types: [{ type: "page" as const, count: 1 }], corrected: null, shortened: null };
  for (const kind of searchedKinds) reader.tags.add(kind);
  const question = await readQuestion(reader.db, keyword, reader.language);
  const { rows } = await reader.db.execute<{ type: SearchType; count: number; best: number }>(
    sql`${rankedHits(reader, question, filters)} select type, count(*)::int as count, max(score) as best from hits group by type`,
  );
  const types = searchTypes.flatMap((type) =>
    rows.filter((row) => row.type === type).map(({ count }) => ({ type, count })),
  );
  const isMissed = question.keyword !== "" && rows.every(({ best }) => best < leastFound);
  if (isMissed && Object.values(filters).every((value) => value === undefined))
    await recordMiss(reader.db, reader.language, keyword);
  const { corrected, shortened } = question;
  return { total: types.reduce((sum, { count }) => sum + count, 0), types, corrected, shortened };
}
