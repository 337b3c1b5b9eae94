import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { searchSynonyms, searchTerms } from "#db/schema/search.ts";
import { learnStems, type Stems } from "./stems.ts";
import { type Token, tokenise } from "./tokens.ts";

/** Writes down how a keyword can name each synonym: word by word, and by the stems of either language. */
export async function refreshTerms(tx: Transaction, stems: Stems) {
  const groups = await tx.select().from(searchSynonyms);
  const wordings = groups.flatMap(({ id, words }) => words.map((text) => ({ id, tokens: tokenise(text) })));
  await learnStems(
    tx,
    stems,
    wordings.flatMap(({ tokens }) => tokens.map(({ text }) => text)),
  );
  const rows = wordings.flatMap(({ id, tokens }) =>
    termsOf(tokens, stems).map((term) => ({ term, synonym: id })),
  );
  await tx.execute(sql`delete from search_terms`);
  if (rows.length > 0) await tx.insert(searchTerms).values(rows).onConflictDoNothing();
}

/** The names under which a row of words is looked up among the synonyms. */
export function termsOf(tokens: Pick<Token, "text" | "burmese">[], stems: Stems): string[] {
  const stemmed = (["english", "spanish"] as const).map((stemmer) =>
    tokens.map(({ text, burmese }) => (burmese ? text : stems.get(text)?.[stemmer] || text)).join(" "),
  );
  return [...new Set([tokens.map(({ text }) => text).join(" "), ...stemmed])].filter((term) => term !== "");
}
