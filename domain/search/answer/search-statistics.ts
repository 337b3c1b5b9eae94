import { searchTypes } from "#config/product.ts";
import type { Reader } from "#domain/reader.ts";
import type { Question } from "../query/resolve-question.ts";
import { answerQuestion } from "./answer-question.ts";
import { countMatches, totalOf } from "./count-matches.ts";
import type { Filters } from "./matches.ts";

type Query = Omit<Filters, "type"> & { keyword?: string };

/** How many results there are of each type, in the order in which types are shown. */
export async function searchStatistics(reader: Reader, { keyword, ...filters }: Query) {
  const { total, types, question } = await answerQuestion(reader, keyword ?? "", (question) =>
    countTypes(reader, question, filters),
  );
  return { total, types, corrected: question.corrected, shortened: question.shortened };
}

async function countTypes(reader: Reader, question: Question, filters: Filters) {
  const counts = await countMatches(reader, { question, language: reader.language, filters });
  const types = searchTypes.map((type) => ({ type, count: counts.get(type) ?? 0 }));
  return { total: totalOf(counts), types: types.filter(({ count }) => count > 0) };
}
