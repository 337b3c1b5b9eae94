import { joinedForms, listChains } from "./compounds.ts";
import { type Stemmer, type Stems, stemLexeme } from "./stems.ts";
import type { Token } from "./tokens.ts";

/** Marks the beginning of a word of a title: one or two letters, too few to be looked for in whole texts. */
export const titleMark = ">";
const longestBeginning = 2;

export const isShort = (word: string) => [...word].length <= longestBeginning;

export function listBeginnings(word: string): string[] {
  const letters = [...word];
  return [1, longestBeginning].map((length) => titleMark + letters.slice(0, length).join(""));
}

/** Everything a text is found by: words, stems, joined forms, Burmese syllables and pairs of them. */
export function* listLexemes(tokens: Token[], stemmer: Stemmer, stems: Stems): Generator<string> {
  for (const [index, token] of tokens.entries()) {
    yield token.text;
    const next = tokens[index + 1];
    if (token.burmese && next?.burmese && /^[\s\u200B-\u200D]*$/u.test(next.before))
      yield token.text + next.text;
    const stem = token.burmese ? undefined : stemLexeme(stems, stemmer, token.text);
    if (stem) yield stem;
  }
  for (const chain of listChains(tokens)) yield* joinedForms(chain);
}
