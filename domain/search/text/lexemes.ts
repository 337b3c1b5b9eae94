import { joinedForms, listChains } from "./compounds.ts";
import { type Stemmer, type Stems, stemLexeme } from "./stems.ts";
import { findWordings, type SynonymTags } from "./synonym-tags.ts";
import type { Token } from "./tokens.ts";

/** Marks a word of a title, for prefixes too short to be looked for in whole texts. */
export const titleMark = ">";

/** What words are reduced to before they are indexed. */
export type Dictionary = { stems: Stems; synonyms: SynonymTags };

/** Everything a text is found by: words, stems, synonyms, joined forms, Burmese syllables and pairs of them. */
export function* listLexemes(
  tokens: Token[],
  stemmer: Stemmer,
  { stems, synonyms }: Dictionary,
): Generator<string> {
  for (const [index, token] of tokens.entries()) {
    yield token.text;
    const next = tokens[index + 1];
    if (token.burmese && next?.burmese && /^[\s\u200B-\u200D]*$/u.test(next.before))
      yield token.text + next.text;
    const stem = token.burmese ? undefined : stemLexeme(stems, stemmer, token.text);
    if (stem) yield stem;
  }
  for (const chain of listChains(tokens)) yield* joinedForms(chain);
  for (const { lexemes } of findWordings(tokens, stems, stemmer, synonyms)) yield* lexemes;
}
