import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { searchSynonyms, searchTerms } from "#db/schema/search.ts";
import { allStemmers, learnStems, type Stemmer, type Stems } from "./stems.ts";
import { type Token, tokenise } from "./tokens.ts";

const mostWords = 5;
const mostSyllables = 16;
/** Marks a lexeme as the name of a group of synonyms: any of its wordings stands in the text. */
const mark = "=";

export const synonymLexeme = (id: string) => mark + id;

/** Writes down how each synonym can be named: word by word, and by the stems of either language. */
export async function refreshTerms(tx: Transaction, stems: Stems) {
  const groups = await tx.select().from(searchSynonyms);
  const wordings = groups.flatMap(({ id, words }) => words.map((text) => ({ id, tokens: tokenise(text) })));
  await learnStems(
    tx,
    stems,
    wordings.flatMap(({ tokens }) => tokens.map(({ text }) => text)),
  );
  const rows = wordings.flatMap(({ id, tokens }) =>
    termsOf(tokens, stems, allStemmers).map((term) => ({ term, synonym: id })),
  );
  await tx.execute(sql`delete from search_terms`);
  if (rows.length > 0) await tx.insert(searchTerms).values(rows).onConflictDoNothing();
}

/** The names under which a row of words is looked up among the synonyms. */
export function termsOf(
  tokens: Pick<Token, "text" | "burmese">[],
  stems: Stems,
  stemmers: Stemmer[],
): string[] {
  const terms = [tokens.map(({ text }) => text).join(" ")];
  for (const stemmer of stemmers) {
    const term = tokens
      .map(({ text, burmese }) => (burmese ? text : stems.get(text)?.[stemmer] || text))
      .join(" ");
    if (!terms.includes(term)) terms.push(term);
  }
  return terms.filter((term) => term !== "");
}

/** How many words from here on may be a wording, the most first. */
export function wordingLengths(tokens: Token[], from: number): number[] {
  const end = tokens.findIndex(({ burmese }, index) => index >= from && !burmese);
  const syllables = (end === -1 ? tokens.length : end) - from;
  const most = Math.min(tokens.length - from, Math.max(mostWords, Math.min(syllables, mostSyllables)));
  return Array.from({ length: most }, (_, index) => most - index).filter(
    (length) => !isPieceOfWord(tokens, from, length),
  );
}

/** One syllable inside a longer Burmese text is hardly ever a word of its own. */
export function isPieceOfWord(tokens: Token[], from: number, length: number): boolean {
  if (length > 1 || !tokens[from]?.burmese) return false;
  const next = tokens[from + 1];
  return (from > 0 && tokens[from]?.before === "") || (next?.burmese === true && next.before === "");
}
