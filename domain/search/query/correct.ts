import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";
import { editDistance } from "./edit-distance.ts";

type Candidate = { wanted: string; word: string; documents: number };

/** For words that occur nowhere, the words that were probably meant. */
export async function correctWords(
  db: Queries,
  language: Language,
  words: string[],
): Promise<Map<string, string>> {
  const worthwhile = [...new Set(words)].filter((word) => mostMistakes(word) > 0 && /^\p{L}+$/u.test(word));
  if (worthwhile.length === 0) return new Map();
  const candidates = await findCandidates(db, language, worthwhile);
  return new Map(
    worthwhile.flatMap((word) => {
      const meant = nearest(
        word,
        candidates.filter(({ wanted }) => wanted === word),
      );
      return meant ? [[word, meant]] : [];
    }),
  );
}

/** Alike by their three-letter pieces, or beginning alike: swapped letters leave few pieces in common. */
async function findCandidates(db: Queries, language: Language, words: string[]) {
  const { rows } = await db.execute<Candidate>(sql`
    select wanted, word, documents
    from unnest(${sql.param(words)}::text[]) as wanted cross join lateral (
      (select word, documents from search_words
        where language = ${language} and word % wanted order by similarity(word, wanted) desc limit 50)
      union
      (select word, documents from search_words
        where language = ${language} and word like left(wanted, 2) || '%'
          and length(word) between length(wanted) - 3 and length(wanted) + 3)
    ) as alike`);
  return rows;
}

function nearest(word: string, candidates: Candidate[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance <= mostMistakes(word))
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word;
}

/** Two mistakes make another word of a short one: an investor is no inverter. */
function mostMistakes({ length }: string) {
  if (length < 4) return 0;
  return length < 10 ? 1 : 2;
}
