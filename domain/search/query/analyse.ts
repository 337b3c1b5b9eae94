import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";
import { learnStems, type Stems, stemmersFor } from "../text/stems.ts";
import { loadSynonyms } from "../text/synonyms.ts";
import { foldText, tokenise } from "../text/tokens.ts";
import type { Group } from "./question.ts";
import { readGroups } from "./read-keyword.ts";

const longestKeyword = 200;
const mostTokens = 40;
const mostStems = 20_000;

/** Stems never change, so those of earlier questions are kept, up to a limit. */
let knownStems: Stems = new Map();

export type Analysis = { keyword: string; folded: string; groups: Group[]; stems: Stems };

export async function analyse(db: Queries, typed: string, language: Language): Promise<Analysis> {
  const keyword = typed.slice(0, longestKeyword).toWellFormed().trim();
  const tokens = tokenise(keyword).slice(0, mostTokens);
  if (knownStems.size > mostStems) knownStems = new Map();
  const stems = knownStems;
  await learnStems(
    db,
    stems,
    tokens.map(({ text }) => text),
  );
  const findSynonyms = await loadSynonyms(db, tokens, stems);
  const groups = readGroups(tokens, { stems, stemmers: stemmersFor(language) }, findSynonyms);
  return { keyword, folded: foldText(keyword), groups, stems };
}
