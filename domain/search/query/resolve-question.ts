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

/** `first` is what was typed in the likeliest way to read it, where that is known already. */
export function resolveQuestion(
  db: Queries,
  typed: string,
  language: Language,
  first?: Analysis,
): Promise<Question> {
  return share(db, `${language} ${typed}`, () => workOut(db, typed, language, first));
}

/** Goes from the strict reading to the generous one, and stops at the first that finds something anywhere. */
async function workOut(db: Queries, typed: string, language: Language, first?: Analysis): Promise<Question> {
  const readings: { analysis: Analysis; found: boolean[] }[] = [];
  for (const [place, reading] of listReadings(typed).entries()) {
    const analysis = (place === 0 && first) || (await analyse(db, reading, language));
    if (analysis.keyword === "") return { ...analysis, how: "everything", corrected: null };
    const each = analysis.groups.map(needOf).map(renderNeed);
    const query = renderAll(analysis);
    const [all, ...found] = query === "" ? [] : await whichFind(db, [query, ...each], language);
    if (all) return { ...analysis, how: "words", query, corrected: null };
    readings.push({ analysis, found });
  }
  const [likeliest] = readings;
  const analysis = likeliest?.analysis ?? (await analyse(db, "", language));
  if (analysis.groups.length === 0) return { ...analysis, how: "nothing", corrected: null };
  return askGenerously(db, analysis, likeliest?.found ?? [], language);
}

/** The likeliest reading of what was typed, and the question for all of it, where that is little and can be read in one way only. */
export async function readStrictly(db: Queries, typed: string, language: Language) {
  const [reading = "", ...others] = listReadings(typed);
  const analysis = await analyse(db, reading, language);
  const query = renderAll(analysis);
  const isMuch = requiredGroups(analysis.groups).length > mostTogether;
  const strict: Question | undefined =
    query === "" || others.length > 0 || isMuch
      ? undefined
      : { ...analysis, how: "words", query, corrected: null };
  return { analysis, strict };
}

function renderAll({ groups }: Analysis) {
  return requiredGroups(groups).map(needOf).map(renderNeed).join(" & ");
}

/** All of it with the words corrected that occur nowhere, else as much of it as can be found together. */
async function askGenerously(
  db: Queries,
  analysis: Analysis,
  known: boolean[],
  language: Language,
): Promise<Question> {
  const unknown = analysis.groups.filter((_, index) => !known[index]);
  const corrected = await correct(db, analysis, unknown, language);
  const meant = corrected ?? analysis;
  const queries = [...(corrected ? [renderAll(corrected)] : []), ...renderMost(meant)];
  const found = await whichFind(db, queries, language);
  const query = queries.find((_, index) => found[index]);
  if (query === undefined) return { ...analysis, how: "similar", corrected: null };
  return { ...meant, how: "words", query, corrected: corrected?.keyword ?? null };
}

/** Replaces the words that occur nowhere by the ones that were probably meant. */
async function correct(
  db: Queries,
  { keyword, groups, shortened }: Analysis,
  unknown: Group[],
  language: Language,
) {
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
function renderMost({ groups }: Analysis): string[] {
  const parts = bundle(requiredGroups(groups).flatMap(generousParts), mostParts);
  const fewest = Math.ceil(parts.length / 2);
  return Array.from({ length: Math.max(0, parts.length - fewest) }, (_, index) =>
    renderNeed(atLeast(parts.length - 1 - index, parts)),
  );
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
