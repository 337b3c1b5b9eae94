import { sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#db/schema/search.ts";
import type { Reader } from "#domain/reader.ts";
import { matchingRows } from "./matches.ts";
import { resolveQuestion } from "./resolve-question.ts";
import { searchedKinds } from "./scope.ts";
import type { SearchQuery } from "./search-by-type.ts";

/** How many results there are of each type, in the order in which types are shown. */
export async function searchStatistics(
  { db, language, tags }: Reader,
  { keyword, ...filters }: Omit<SearchQuery, "type">,
) {
  for (const kind of searchedKinds) tags.add(kind);
  const question = await resolveQuestion(db, keyword ?? "", language);
  const { rows } = await db.execute<{ type: SearchType; count: number }>(
    sql`select docs.type, count(*)::int as count ${matchingRows(question, language, filters)} group by docs.type`,
  );
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  const types = searchTypes.map((type) => ({ type, count: counts.get(type) ?? 0 }));
  return {
    total: types.reduce((sum, { count }) => sum + count, 0),
    types: types.filter(({ count }) => count > 0),
    corrected: question.corrected,
  };
}
