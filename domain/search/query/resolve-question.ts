import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { shareWhileRunning } from "#domain/share-while-running.ts";
import type { Language } from "#i18n/locales.ts";
import { inLanguage, isFew } from "../index/searched-rows.ts";
import { listReadings } from "../text/zawgyi.ts";
import { type Analysis, analyse } from "./analyse.ts";
import { correctWords } from "./correct.ts";
import { atLeast, bundle, type Group, type Need, needOf, renderNeed, requiredGroups } from "./question.ts";

/** How a keyword is answered: by everything, by rows that hold what is asked for, or by similar titles. */
export type Question = Analysis &
  ({ how: "everything" | "similar" | "nothing" } | { how: "words"; query: string }) & {
    corrected: string | null;
  };

/** More parts make too many choices; then neighbours are taken together. */
const mostParts = 5;

/** More words than these are hardly ever found together. */
const mostTogether = 4;

const share = shareWhileRunning<Question>();

export function resolveQuestion(db: Queries, typed: string, language: Language): Promise<Question> {
  return share(db, `${language} ${typed}`, () => workOut(db, typed, language));
}

/** Goes from the strict reading to the generous one, and stops at the first that finds something anywhere. */
async function workOut(db: Queries, typed: string, language: Language): Promise<Question> {
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

/** All of what was typed, where that is little and can be read in one way only, without asking whether there is anything. */
export async function readStrictly(
  db: Queries,
  typed: string,
  language: Language,
): Promise<Question | undefined> {
  const [reading, ...others] = listReadings(typed);
  if (reading === undefined || others.length > 0) return undefined;
  const analysis = await analyse(db, reading, language);
  const query = renderAll(analysis);
  return query === "" || requiredGroups(analysis.groups).length > mostTogether
    ? undefined
    : { ...analysis, how: "words", query, corrected: null };
}

async function askForAll(db: Queries, analysis: Analysis, language: Language): Promise<Question | undefined> {
  const query = renderAll(analysis);
  if (query === "") return undefined;
  const [finds] = await whichFind(db, [query], language);
  return finds ? { ...analysis, how: "words", query, corrected: null } : undefined;
}

function renderAll({ groups }: Analysis) {
  return requiredGroups(groups).map(needOf).map(renderNeed).join(" & ");
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
async function correct(db: Queries, { keyword, groups, shortened }: Analysis, language: Language) {
  const found = await whichFind(db, groups.map(needOf).map(renderNeed), language);
  const unknown = groups.filter((_, index) => !found[index]);
  const words = await correctWords(db, language, unknown.map(foldedWord));
  if (words.size === 0) return undefined;
  const meant = (group: Group) =>
    (unknown.includes(group) && words.get(foldedWord(group))) || keyword.slice(group.start, group.end);
  if (shortened !== null) return { ...(await analyse(db, groups.map(meant).join(" "), language)), shortened };
  let text = "";
  let end = 0;
  for (const group of unknown) {
    text += keyword.slice(end, group.start) + meant(group);
    end = group.end;
  }
  return analyse(db, text + keyword.slice(end), language);
}

function foldedWord({ literal }: Group): string {
  const first = "any" in literal ? literal.any[0] : literal;
  return first && "lexeme" in first ? first.lexeme : "";
}

/** Nearly all of it, or fewer parts, down to half. */
async function askForMost(
  db: Queries,
  analysis: Analysis,
  language: Language,
): Promise<Question | undefined> {
  const parts = bundle(requiredGroups(analysis.groups).flatMap(generousParts), mostParts);
  const fewest = Math.ceil(parts.length / 2);
  const queries = Array.from({ length: Math.max(0, parts.length - fewest) }, (_, index) =>
    renderNeed(atLeast(parts.length - 1 - index, parts)),
  );
  const found = await whichFind(db, queries, language);
  const query = queries.find((_, index) => found[index]);
  return query === undefined ? undefined : { ...analysis, how: "words", query, corrected: null };
}

function generousParts(group: Group): Need[] {
  return group.parts.length > 1 ? group.parts : [needOf(group)];
}

/** What is found at all is mostly found among the few, which have an index of their own: that is asked first. */
async function whichFind(db: Queries, queries: string[], language: Language): Promise<boolean[]> {
  if (queries.length === 0) return [];
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select case when ${findsAny(sql`search_docs docs where ${isFew}`, language)} then true
      else ${findsAny(sql`search_counted docs where true`, language)} end as found
    from unnest(${sql.param(queries)}::text[]) with ordinality as asked(query, number) order by number`);
  return rows.map(({ found }) => found);
}

/** The materialised query is read up to its first row, but planned as if all were wanted: by the index. */
const findsAny = (among: SQL, language: Language) => sql`exists (
  with found as materialized (
    select from ${among} and ${inLanguage(language)} and search_vector(tsv) @@ query::tsquery
  ) select from found
)`;
