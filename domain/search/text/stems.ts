import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";

export type Stemmer = "english" | "spanish";
/** Words reduced to what their forms share; "" for words that carry no meaning, such as "the". */
export type Stems = Map<string, { english: string; spanish: string }>;

/** Marks a lexeme as a stem, so that it is never taken for the beginning of a word. */
const marks = { english: "~", spanish: "^" } as const;

/** Latin words inside Burmese text are English terms. */
export const stemmerOf = (language: Language): Stemmer => (language === "es" ? "spanish" : "english");

/** A Spanish page can also show English words, where a translation is missing. */
export const stemmersFor = (language: Language): Stemmer[] =>
  language === "es" ? ["spanish", "english"] : ["english"];

export function stemLexeme(stems: Stems, stemmer: Stemmer, word: string): string | undefined {
  const stem = /\d/.test(word) ? undefined : stems.get(word)?.[stemmer];
  return stem ? marks[stemmer] + stem : undefined;
}

/** Adds the stems of words that are not known yet; the database's own stemmers, in one question. */
export async function learnStems(db: Queries, stems: Stems, words: Iterable<string>) {
  const unknown = [...new Set(words)].filter((word) => !stems.has(word));
  if (unknown.length === 0) return;
  const { rows } = await db.execute<{ word: string; english: string[] | null; spanish: string[] | null }>(sql`
    select word, ts_lexize('english_stem', word) as english, ts_lexize('spanish_stem', accented) as spanish
    from unnest(${sql.param(unknown)}::text[], ${sql.param(unknown.map(restoreAccent))}::text[]) as words(word, accented)`);
  for (const { word, english, spanish } of rows) {
    stems.set(word, { english: english?.[0] ?? "", spanish: spanish?.[0] ?? "" });
  }
}

/** The Spanish stemmer knows "-ción" and "-ciones" as one ending, "-cion" not. */
function restoreAccent(word: string) {
  return word.replace(/cion$/, "ción");
}
