import type { Queries } from "#db/client.ts";
import { shareWhileRunning } from "#domain/share-while-running.ts";
import type { Language } from "#i18n/locales.ts";
import { learnStems, type Stems, stemmersFor } from "../text/stems.ts";
import { loadSynonyms } from "../text/synonyms.ts";
import { foldText, tokenise } from "../text/tokens.ts";
import { type Group, requiredGroups } from "./question.ts";
import { readGroups } from "./read-keyword.ts";

const longestKeyword = 200;
const mostTokens = 18;
/** More things than these are hardly ever found together, and each costs as much as the first. */
const mostGroups = 6;
/** Of words without a meaning of their own there may be some beside them. */
const mostWithWeak = 10;
const mostStems = 20_000;

/** Stems never change, so those of earlier questions are kept, up to a limit. */
let knownStems: Stems = new Map();

export type Analysis = {
  keyword: string;
  folded: string;
  groups: Group[];
  stems: Stems;
  /** The words that were looked for, where there were too many. */
  shortened: string | null;
};

const share = shareWhileRunning<Analysis>();

export function analyse(db: Queries, typed: string, language: Language): Promise<Analysis> {
  return share(db, `${language} ${typed}`, () => takeApart(db, typed, language));
}

async function takeApart(db: Queries, typed: string, language: Language): Promise<Analysis> {
  const keyword = typed.slice(0, longestKeyword).toWellFormed().trim();
  const all = tokenise(keyword);
  const tokens = all.slice(0, mostTokens);
  if (knownStems.size > mostStems) knownStems = new Map();
  const stems = knownStems;
  await learnStems(
    db,
    stems,
    tokens.map(({ text }) => text),
  );
  const findSynonyms = await loadSynonyms(db, tokens, stems);
  const groups = readGroups(tokens, { stems, stemmers: stemmersFor(language) }, findSynonyms);
  const required = requiredGroups(groups);
  const isShort = required.length <= mostGroups && groups.length <= mostWithWeak;
  if (all.length === tokens.length && isShort)
    return { keyword, folded: foldText(keyword), groups, stems, shortened: null };
  const helpful = required.slice(0, mostGroups);
  const shortened = helpful.map(({ start, end }) => keyword.slice(start, end)).join(" ");
  return { keyword, folded: foldText(shortened), groups: helpful, stems, shortened };
}
