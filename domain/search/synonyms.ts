import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { learnStems, type Stems } from "./stems.ts";
import { termsOf } from "./synonym-terms.ts";
import { type Token, tokenise } from "./tokens.ts";

const longestWording = 5;

/** Finds the synonyms of a row of words, if it is one wording of some. */
export type FindSynonyms = (tokens: Token[]) => Token[][] | undefined;

/** Looks up every row of up to five words of a keyword at once. */
export async function loadSynonyms(db: Queries, tokens: Token[], stems: Stems): Promise<FindSynonyms> {
  const terms = new Set(
    tokens.flatMap((_, from) =>
      tokens
        .slice(from, from + longestWording)
        .flatMap((_, count) => termsOf(tokens.slice(from, from + count + 1), stems)),
    ),
  );
  if (terms.size === 0) return () => undefined;
  const { rows } = await db.execute<{ term: string; words: string[] }>(sql`
    select term, words from search_terms join search_synonyms on id = synonym
    where term = any(${sql.param([...terms])}::text[])`);
  const wordings = new Map(rows.map(({ term, words }) => [term, words.map(tokenise)]));
  await learnStems(
    db,
    stems,
    [...wordings.values()].flat(2).map(({ text }) => text),
  );
  return (row) => {
    const found = termsOf(row, stems).flatMap((term) => wordings.get(term) ?? []);
    return found.length > 0 ? found : undefined;
  };
}
