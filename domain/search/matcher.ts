import { joinedForms, listChains } from "./compounds.ts";
import { titleMark } from "./lexemes.ts";
import { listLeaves, type Need } from "./question.ts";
import { type Stemmer, type Stems, stemLexeme } from "./stems.ts";
import type { Token } from "./tokens.ts";

/** Tells which words of a shown text are those that were searched for. */
export type Matcher = { exact: Set<string>; prefixes: string[]; stemmer: Stemmer; stems: Stems };

export function createMatcher(needs: Need[], stemmer: Stemmer, stems: Stems): Matcher {
  const leaves = needs.flatMap(listLeaves);
  const plain = (lexeme: string) => (lexeme.startsWith(titleMark) ? lexeme.slice(1) : lexeme);
  return {
    exact: new Set(leaves.filter(({ prefix }) => !prefix).map(({ lexeme }) => lexeme)),
    prefixes: leaves.filter(({ prefix }) => prefix).map(({ lexeme }) => plain(lexeme)),
    stemmer,
    stems,
  };
}

/** The words whose stem has to be known before matches can be found: those that begin like a stem in question. */
export function wordsToStem({ exact }: Matcher, tokens: Token[]): string[] {
  const beginnings = new Set(
    [...exact].flatMap((lexeme) => (/^[~^]/.test(lexeme) ? lexeme.slice(1, 4) : [])),
  );
  return tokens.flatMap(({ text, burmese }) => (!burmese && beginnings.has(text.slice(0, 3)) ? text : []));
}

/** One answer per token. */
export function findMatches(matcher: Matcher, tokens: Token[]): boolean[] {
  const matches = tokens.map((token) => matchesAlone(matcher, token));
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.burmese && next?.burmese && isWanted(matcher, token.text + next.text)) {
      matches[index] = true;
      matches[index + 1] = true;
    }
  }
  for (const chain of listChains(tokens)) markChain(matcher, tokens, chain, matches);
  return matches;
}

function matchesAlone(matcher: Matcher, { text, burmese }: Token) {
  const stem = burmese ? undefined : stemLexeme(matcher.stems, matcher.stemmer, text);
  return isWanted(matcher, text) || (stem !== undefined && matcher.exact.has(stem));
}

function isWanted({ exact, prefixes }: Matcher, text: string) {
  return exact.has(text) || prefixes.some((prefix) => text.startsWith(prefix));
}

/** `hdr5` was searched for and `HD-R5-1P` stands there: the parts that make it up are marked. */
function markChain(matcher: Matcher, tokens: Token[], chain: Token[], matches: boolean[]) {
  if (!joinedForms(chain).some((form) => isWanted(matcher, form))) return;
  const first = tokens.indexOf(chain[0] as Token);
  for (let from = 0; from < chain.length; from++) {
    for (let to = from + 2; to <= chain.length; to++) {
      const form = chain
        .slice(from, to)
        .map(({ text }) => text)
        .join("");
      if (isWanted(matcher, form) && !isWanted(matcher, form.slice(0, -(chain[to - 1]?.text.length ?? 0)))) {
        matches.fill(true, first + from, first + to);
      }
    }
  }
}
