import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { show } from "./shown.ts";
import { allStemmers, learnStems, type Stems } from "./stems.ts";
import { termsOf, wordingLengths } from "./synonym-terms.ts";
import type { Token } from "./tokens.ts";

type Synonyms = {
  ids: string[];
  wordings: Token[][];
  /** The names under which the row of words was found. */
  terms: string[];
};
/** Finds the synonyms of a row of words, if it is one wording of some. */
export type FindSynonyms = (tokens: Token[]) => Synonyms | undefined;

/** Looks up every row of words of a keyword that may be a wording at once. */
export async function loadSynonyms(db: Queries, tokens: Token[], stems: Stems): Promise<FindSynonyms> {
  const terms = new Set(tokens.flatMap((_, from) => termsFrom(tokens, from, stems)));
  if (terms.size === 0) return () => undefined;
  const { rows } = await db.execute<{ term: string; id: string; words: string[] }>(sql`
    select term, id, words from search_terms join search_synonyms on id = synonym
    where term = any(${sql.param([...terms])}::text[])`);
  const found = rows.map(({ term, id, words }) => ({
    term,
    id,
    wordings: words.map((word) => show(word).tokens),
  }));
  await learnStems(
    db,
    stems,
    found.flatMap(({ wordings }) => wordings.flat().map(({ text }) => text)),
  );
  const lengths = new Set(found.map(({ term }) => term.split(" ").length));
  return (row) => {
    if (!lengths.has(row.length)) return undefined;
    const names = termsOf(row, stems, allStemmers);
    const named = found.filter(({ term }) => names.includes(term));
    if (named.length === 0) return undefined;
    return {
      ids: [...new Set(named.map(({ id }) => id))],
      wordings: named.flatMap(({ wordings }) => wordings),
      terms: named.map(({ term }) => term),
    };
  };
}

function termsFrom(tokens: Token[], from: number, stems: Stems) {
  return wordingLengths(tokens, from).flatMap((length) =>
    termsOf(tokens.slice(from, from + length), stems, allStemmers),
  );
}
