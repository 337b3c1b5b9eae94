import type { Reader } from "#domain/reader.ts";
import { searchedKinds } from "../index/scope.ts";
import { type Question, readStrictly, resolveQuestion } from "../query/resolve-question.ts";

/** Most searches find what was typed: that is tried before anything is asked about what else may be meant. */
export async function answerQuestion<T extends { total: number }>(
  { db, language, tags }: Reader,
  typed: string,
  find: (question: Question) => Promise<T>,
): Promise<T & { question: Question }> {
  for (const kind of searchedKinds) tags.add(kind);
  const { analysis, strict } = await readStrictly(db, typed, language);
  const found = strict && (await find(strict));
  if (strict && found && found.total > 0) return { ...found, question: strict };
  const question = await resolveQuestion(db, typed, language, analysis);
  return { ...(await find(question)), question };
}
