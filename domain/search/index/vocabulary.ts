import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";
import type { TokenField } from "./vector.ts";

export type Vocabulary = Map<Language, Map<string, number>>;

/** Counts in how many rows each word stands; numbers and model names are not words that a mistake could mean. */
export function countWords(vocabulary: Vocabulary, language: Language, fields: TokenField[]) {
  const counts = vocabulary.get(language) ?? new Map<string, number>();
  vocabulary.set(language, counts);
  const seen = new Set<string>();
  for (const { tokens } of fields) for (const { text, burmese } of tokens) if (!burmese) seen.add(text);
  for (const word of seen) if (/^\p{L}{3,}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
}

export async function replaceVocabulary(tx: Transaction, vocabulary: Vocabulary) {
  await tx.execute(sql`delete from search_words`);
  await addVocabulary(tx, vocabulary);
}

/** Words that no longer occur stay until everything is refreshed: they do no harm, for nothing is found by them. */
export async function addVocabulary(tx: Transaction, vocabulary: Vocabulary) {
  for (const [language, counts] of vocabulary) {
    await tx.execute(sql`
      insert into search_words (language, word, documents)
      select ${language}::language, word, documents
      from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[]) as words(word, documents)
      on conflict do nothing`);
  }
}
