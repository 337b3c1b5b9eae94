import { sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import type { Reader } from "#domain/reader.ts";
import { searchedKinds } from "../index/searched.ts";
import { readQuestion } from "../query/question.ts";
import { bestFirst, leastFiltered, rankedHits } from "./rank.ts";

/** The ids of everything of one type that holds most of a keyword, best first. */
export async function matchingEntities(
  reader: Reader,
  { type, keyword }: { type: SearchType; keyword: string },
): Promise<string[]> {
  for (const kind of searchedKinds) reader.tags.add(kind);
  const question = await readQuestion(reader.db, keyword, reader.language);
  const { rows } = await reader.db.execute<{ entity: string }>(
    sql`${rankedHits(reader, question, { types: [type] }, leastFiltered)} select entity from hits order by ${bestFirst}`,
  );
  return rows.map(({ entity }) => entity);
}
