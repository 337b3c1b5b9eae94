import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";
import { type Analysis, analyse } from "./analyse.ts";
import { correctWords } from "./correct.ts";
import { type Group, type Need, needOf, renderNeed } from "./question.ts";
import { listReadings } from "./zawgyi.ts";

/** How a keyword is answered: by everything, by rows with all of it, with most of it, or with a similar title. */
export type Question = Analysis &
  (
    | { how: "everything" | "similar" | "nothing" }
    | { how: "all"; query: string }
    | { how: "most"; parts: string[]; least: number }
  ) & { corrected: string | null };

const mostParts = 12;

/** Goes from the strict reading to the generous one, and stops at the first that finds something anywhere. */
export async function resolveQuestion(db: Queries, typed: string, language: Language): Promise<Question> {
  const analyses: Analysis[] = [];
  for (const reading of listReadings(typed)) {
    const analysis = await analyse(db, reading, language);
    if (analysis.keyword === "") return { ...analysis, how: "everything", corrected: null };
    const question = await askForAll(db, analysis, language);
    if (question) return question;
    analyses.push(analysis);
  }
  const [analysis = await analyse(db, "", language)] = analyses;
  if (analysis.groups.length === 0) return { ...analysis, how: "nothing", corrected: null };
  return askGenerously(db, analysis, language);
}

async function askForAll(db: Queries, analysis: Analysis, language: Language): Promise<Question | undefined> {
  const required = requiredGroups(analysis.groups);
  if (required.length === 0) return undefined;
  const query = required.map(needOf).map(renderNeed).join(" & ");
  const [finds] = await whichFind(db, [query], language);
  return finds ? { ...analysis, how: "all", query, corrected: null } : undefined;
}

async function askGenerously(db: Queries, analysis: Analysis, language: Language): Promise<Question> {
  const corrected = await correct(db, analysis, language);
  const question = corrected && (await askForAll(db, corrected, language));
  if (question) return { ...question, corrected: question.keyword };
  const most = await askForMost(db, corrected ?? analysis, language);
  if (most) return { ...most, corrected: corrected?.keyword ?? null };
  return { ...analysis, how: "similar", corrected: null };
}

/** Replaces the words that occur nowhere by the ones that were probably meant. */
async function correct(db: Queries, { keyword, groups }: Analysis, language: Language) {
  const found = await whichFind(db, groups.map(needOf).map(renderNeed), language);
  const unknown = groups.filter((_, index) => !found[index]);
  const typed = (group: Group) => keyword.slice(group.start, group.end);
  const words = await correctWords(db, language, unknown.map(foldedWord));
  if (words.size === 0) return undefined;
  let text = "";
  let end = 0;
  for (const group of unknown) {
    text += keyword.slice(end, group.start) + (words.get(foldedWord(group)) ?? typed(group));
    end = group.end;
  }
  return analyse(db, text + keyword.slice(end), language);
}

function foldedWord({ literal }: Group): string {
  const first = "any" in literal ? literal.any[0] : literal;
  return first && "lexeme" in first ? first.lexeme : "";
}

/** At least half of the parts, and nearly as many as the best row has. */
async function askForMost(
  db: Queries,
  analysis: Analysis,
  language: Language,
): Promise<Question | undefined> {
  const parts = requiredGroups(analysis.groups).flatMap(generousParts).slice(0, mostParts);
  if (parts.length < 2) return undefined;
  const { rows } = await db.execute<{ best: number | null }>(
    sql`select max(points)::int as best from (${countParts(parts, language)}) as counted`,
  );
  const best = rows[0]?.best ?? 0;
  const half = Math.ceil(parts.length / 2);
  if (best < half) return undefined;
  return { ...analysis, how: "most", parts, least: Math.max(half, Math.ceil(best * 0.75)), corrected: null };
}

/** Rows by how many of the parts they hold. */
export function countParts(parts: string[], language: Language, least = 1) {
  return sql`
    select type, entity, count(*) as points
    from unnest(${sql.param(parts)}::text[]) as part join search_docs on search_vector(tsv) @@ part::tsquery
    where language = ${sql.raw(`'${language}'`)}
    group by type, entity having count(*) >= ${least}`;
}

function generousParts(group: Group): string[] {
  const parts: Need[] = group.parts.length > 1 ? group.parts : [needOf(group)];
  return parts.map(renderNeed);
}

/** Words without a meaning of their own are not required, unless there are no others. */
export function requiredGroups(groups: Group[]): Group[] {
  const meaningful = groups.filter(({ weak }) => !weak);
  return meaningful.length > 0 ? meaningful : groups;
}

async function whichFind(db: Queries, queries: string[], language: Language): Promise<boolean[]> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from search_docs where language = ${sql.raw(`'${language}'`)} and search_vector(tsv) @@ query::tsquery) as found
    from unnest(${sql.param(queries)}::text[]) with ordinality as asked(query, number) order by number`);
  return rows.map(({ found }) => found);
}
