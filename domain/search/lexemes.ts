import { joinedForms, listChains } from "./compounds.ts";
import { type Stemmer, type Stems, stemLexeme } from "./stems.ts";
import type { Token } from "./tokens.ts";

/** Marks a word of a title, for prefixes too short to be looked for in whole texts. */
export const titleMark = ">";

/** Everything one text is found by: its words, their stems, joined forms, Burmese syllables and pairs of them. */
export function* listLexemes(tokens: Token[], stems: Stems, stemmer: Stemmer): Generator<string> {
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
