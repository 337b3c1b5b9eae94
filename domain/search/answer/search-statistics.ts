import { sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#db/schema/search.ts";
import type { Reader } from "#domain/reader.ts";
import type { Question } from "../query/resolve-question.ts";
import { answerQuestion } from "./answer-question.ts";
import { type Filters, isShown, matchingRows } from "./matches.ts";

type Query = Omit<Filters, "type"> & { keyword?: string };

/** How many results there are of each type, in the order in which types are shown. */
export async function searchStatistics(reader: Reader, { keyword, ...filters }: Query) {
  const { total, types, question } = await answerQuestion(reader, keyword ?? "", (question) =>
    countTypes(reader, question, filters),
  );
  return { total, types, corrected: question.corrected, shortened: question.shortened };
}

async function countTypes(reader: Reader, question: Question, filters: Filters) {
  const asked = { question, language: reader.language, filters, also: isShown(reader) };
  const { rows } = await reader.db.execute<{ type: SearchType; count: number }>(
    sql`select docs.type, count(*)::int as count ${matchingRows(asked)} group by docs.type`,
  );
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  const types = searchTypes.map((type) => ({ type, count: counts.get(type) ?? 0 }));
  return {
    total: types.reduce((sum, { count }) => sum + count, 0),
    types: types.filter(({ count }) => count > 0),
  };
}
