import { type Group, listLeaves } from "../query/question.ts";
import { listJoins } from "../text/compounds.ts";
import { titleMark } from "../text/lexemes.ts";
import type { Shown } from "../text/shown.ts";
import { type Stemmer, type Stems, stemLexeme } from "../text/stems.ts";
import { createSynonymTags, findWordings, type SynonymTags } from "../text/synonym-tags.ts";
import { termsOf } from "../text/synonym-terms.ts";
import type { Token } from "../text/tokens.ts";

/** Tells which words of a shown text are those that were searched for. */
export type Matcher = {
  exact: Set<string>;
  prefixes: string[];
  /** Short prefixes count in titles alone. */
  titlePrefixes: string[];
  wordings: SynonymTags;
  stemmer: Stemmer;
  stems: Stems;
  /** How what is wanted begins. */
  initials: Set<string>;
  /** What is known of words by now: the same ones come in every text. */
  judged: Map<string, boolean>;
};

export function createMatcher(groups: Group[], stemmer: Stemmer, stems: Stems): Matcher {
  const leaves = groups.flatMap(({ literal }) => listLeaves(literal));
  const prefixes = leaves.filter(({ prefix }) => prefix).map(({ lexeme }) => lexeme);
  return {
    exact: new Set(leaves.filter(({ prefix }) => !prefix).map(({ lexeme }) => lexeme)),
    prefixes: prefixes.filter((lexeme) => !lexeme.startsWith(titleMark)),
    titlePrefixes: prefixes.flatMap((lexeme) => (lexeme.startsWith(titleMark) ? lexeme.slice(1) : [])),
    wordings: createSynonymTags(
      groups.flatMap((group) =>
        group.wordings.flatMap((wording) =>
          termsOf(wording, stems, [stemmer]).map((term): [string, string] => [term, ""]),
        ),
      ),
    ),
    stemmer,
    stems,
    initials: new Set(leaves.flatMap(({ lexeme }) => lexeme.replace(titleMark, "")[0] ?? [])),
    judged: new Map(),
  };
}

export function forTitle(matcher: Matcher): Matcher {
  const { prefixes, titlePrefixes } = matcher;
  if (titlePrefixes.length === 0) return matcher;
  return { ...matcher, prefixes: [...prefixes, ...titlePrefixes], judged: new Map() };
}

/** The words whose stem has to be known before matches can be found: those that begin like one in question. */
export function wordsToStem({ exact, wordings }: Matcher, texts: Shown[]): string[] {
  const stems = [...exact].map((lexeme) => lexeme.replace(/^[~^]/, ""));
  const worded = [...wordings.lexemes.keys()].flatMap((term) => term.split(" "));
  const beginnings = new Set([...stems, ...worded].map((word) => word.slice(0, 3)));
  const words = new Set(texts.flatMap(({ latinWords }) => latinWords));
  return [...words].filter((word) => beginnings.has(word.slice(0, 3)));
}

/** One answer per token. */
export function findMatches(matcher: Matcher, { tokens, chains }: Shown): boolean[] {
  const matches = tokens.map((token) => matchesAlone(matcher, token));
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (token.burmese && next?.burmese && isWanted(matcher, token.text + next.text))
      matches.fill(true, index, index + 2);
  });
  for (const chain of chains) markChain(matcher, chain, matches);
  const { stems, stemmer, wordings } = matcher;
  for (const { from, to } of findWordings(tokens, stems, stemmer, wordings)) matches.fill(true, from, to);
  return matches;
}

function matchesAlone(matcher: Matcher, { text, burmese }: Token): boolean {
  const known = matcher.judged.get(text);
  if (known !== undefined) return known;
  const stem = burmese ? undefined : stemLexeme(matcher.stems, matcher.stemmer, text);
  const matches = isWanted(matcher, text) || (stem !== undefined && matcher.exact.has(stem));
  matcher.judged.set(text, matches);
  return matches;
}

function isWanted({ exact, prefixes }: Matcher, text: string) {
  return exact.has(text) || prefixes.some((prefix) => text.startsWith(prefix));
}

/** `xr5` was searched for and `X-R5-1P` stands there: the fewest parts that make it up are marked. */
function markChain(matcher: Matcher, { tokens, from: first }: Shown["chains"][number], matches: boolean[]) {
  if (!tokens.some(({ text }) => matcher.initials.has(text[0] ?? ""))) return;
  let reached = -1;
  for (const { form, from, to } of listJoins(tokens)) {
    if (from === reached || isWanted(matcher, tokens[from]?.text ?? "") || !isWanted(matcher, form)) continue;
    matches.fill(true, first + from, first + to);
    reached = from;
  }
}
