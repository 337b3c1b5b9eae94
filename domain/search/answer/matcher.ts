import { type Group, listLeaves } from "../query/question.ts";
import { listChains, listJoins } from "../text/compounds.ts";
import { titleMark } from "../text/lexemes.ts";
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
  };
}

export const forTitle = (matcher: Matcher): Matcher => ({
  ...matcher,
  prefixes: [...matcher.prefixes, ...matcher.titlePrefixes],
});

/** The words whose stem has to be known before matches can be found: those that begin like one in question. */
export function wordsToStem({ exact, wordings }: Matcher, tokens: Token[]): string[] {
  const stems = [...exact].map((lexeme) => lexeme.replace(/^[~^]/, ""));
  const words = [...wordings.lexemes.keys()].flatMap((term) => term.split(" "));
  const beginnings = new Set([...stems, ...words].map((word) => word.slice(0, 3)));
  return tokens.flatMap(({ text, burmese }) => (!burmese && beginnings.has(text.slice(0, 3)) ? text : []));
}

/** One answer per token. */
export function findMatches(matcher: Matcher, tokens: Token[]): boolean[] {
  const matches = tokens.map((token) => matchesAlone(matcher, token));
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (token.burmese && next?.burmese && isWanted(matcher, token.text + next.text))
      matches.fill(true, index, index + 2);
  });
  for (const chain of listChains(tokens)) markChain(matcher, tokens, chain, matches);
  const { stems, stemmer, wordings } = matcher;
  for (const { from, to } of findWordings(tokens, stems, stemmer, wordings)) matches.fill(true, from, to);
  return matches;
}

function matchesAlone(matcher: Matcher, { text, burmese }: Token) {
  const stem = burmese ? undefined : stemLexeme(matcher.stems, matcher.stemmer, text);
  return isWanted(matcher, text) || (stem !== undefined && matcher.exact.has(stem));
}

function isWanted({ exact, prefixes }: Matcher, text: string) {
  return exact.has(text) || prefixes.some((prefix) => text.startsWith(prefix));
}

/** `xr5` was searched for and `X-R5-1P` stands there: the fewest parts that make it up are marked. */
function markChain(matcher: Matcher, tokens: Token[], chain: Token[], matches: boolean[]) {
  const first = tokens.indexOf(chain[0] as Token);
  let reached = -1;
  for (const { form, from, to } of listJoins(chain)) {
    if (from === reached || isWanted(matcher, chain[from]?.text ?? "") || !isWanted(matcher, form)) continue;
    matches.fill(true, first + from, first + to);
    reached = from;
  }
}
