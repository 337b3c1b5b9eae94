import type { Queries } from "#db/client.ts";
import { searchTerms } from "#db/schema/search.ts";
import type { Stemmer, Stems } from "./stems.ts";
import { isPieceOfWord, synonymLexeme, termsOf } from "./synonym-terms.ts";
import type { Token } from "./tokens.ts";

/** What wordings stand for, and how many words those have that begin with a word. */
export type SynonymTags = { lexemes: Map<string, string[]>; lengths: Map<string, Set<number>> };

export async function loadSynonymTags(db: Queries): Promise<SynonymTags> {
  const tags: SynonymTags = { lexemes: new Map(), lengths: new Map() };
  for (const { term, synonym } of await db.select().from(searchTerms)) {
    tags.lexemes.set(term, [...(tags.lexemes.get(term) ?? []), synonymLexeme(synonym)]);
    const [first = "", ...others] = term.split(" ");
    tags.lengths.set(first, (tags.lengths.get(first) ?? new Set()).add(others.length + 1));
  }
  return tags;
}

/** The synonyms that a text names, in whatever wording. */
export function* listSynonymTags(
  tokens: Token[],
  stems: Stems,
  stemmer: Stemmer,
  { lexemes, lengths }: SynonymTags,
): Generator<string> {
  for (const [from, { text }] of tokens.entries()) {
    const stem = stems.get(text)?.[stemmer];
    const asTyped = lengths.get(text);
    const asStem = stem && stem !== text ? lengths.get(stem) : undefined;
    if (!asTyped && !asStem) continue;
    for (const length of new Set([...(asTyped ?? []), ...(asStem ?? [])])) {
      if (from + length > tokens.length || isPieceOfWord(tokens, from, length)) continue;
      for (const term of termsOf(tokens.slice(from, from + length), stems, [stemmer])) {
        yield* lexemes.get(term) ?? [];
      }
    }
  }
}
