import type { Queries } from "#db/client.ts";
import { searchTerms } from "#db/schema/search.ts";
import type { Stemmer, Stems } from "./stems.ts";
import { isPieceOfWord, synonymLexeme, termsOf } from "./synonym-terms.ts";
import type { Token } from "./tokens.ts";

/** What wordings stand for, and how many words those have that begin with a word. */
export type SynonymTags = { lexemes: Map<string, string[]>; lengths: Map<string, Set<number>> };

export async function loadSynonymTags(db: Queries): Promise<SynonymTags> {
  const rows = await db.select().from(searchTerms);
  return createSynonymTags(rows.map(({ term, synonym }) => [term, synonymLexeme(synonym)]));
}

export function createSynonymTags(entries: [term: string, lexeme: string][]): SynonymTags {
  const tags: SynonymTags = { lexemes: new Map(), lengths: new Map() };
  for (const [term, lexeme] of entries) {
    tags.lexemes.set(term, [...(tags.lexemes.get(term) ?? []), lexeme]);
    const [first = "", ...others] = term.split(" ");
    tags.lengths.set(first, (tags.lengths.get(first) ?? new Set()).add(others.length + 1));
  }
  return tags;
}

/** The wordings in a text, as places and what they stand for. */
export function* findWordings(
  tokens: Token[],
  stems: Stems,
  stemmer: Stemmer,
  { lexemes, lengths }: SynonymTags,
): Generator<{ from: number; to: number; lexemes: string[] }> {
  if (lexemes.size === 0) return;
  for (let from = 0; from < tokens.length; from++) {
    const text = tokens[from]?.text ?? "";
    const stem = stems.get(text)?.[stemmer];
    const asTyped = lengths.get(text);
    const asStem = stem && stem !== text ? lengths.get(stem) : undefined;
    if (!asTyped && !asStem) continue;
    for (const length of new Set([...(asTyped ?? []), ...(asStem ?? [])])) {
      if (from + length > tokens.length || isPieceOfWord(tokens, from, length)) continue;
      for (const term of termsOf(tokens.slice(from, from + length), stems, [stemmer])) {
        const found = lexemes.get(term);
        if (found) yield { from, to: from + length, lexemes: found };
      }
    }
  }
}
