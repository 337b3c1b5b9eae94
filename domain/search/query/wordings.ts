import type { Queries } from "#db/client.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import { show } from "../text/shown.ts";
import { allStemmers, learnStems, type Stems } from "../text/stems.ts";
import type { Token } from "../text/tokens.ts";

const mostWords = 5;
const mostSyllables = 16;

/** What known wordings mean: the words that say the same, by the words themselves and by their stems. */
export type Wordings = Map<string, Token[][]>;

let known: { groups: string; wordings: Wordings } | undefined;

/** They are few and change seldom: what was read is used again as long as they say the same. */
export async function loadWordings(db: Queries, stems: Stems): Promise<Wordings> {
  const rows = await db.select({ words: searchSynonyms.words }).from(searchSynonyms);
  const groups = JSON.stringify(rows);
  const shown = rows.map(({ words }) => words.map((word) => show(word).tokens));
  await learnStems(
    db,
    stems,
    shown.flat(2).flatMap(({ text, burmese }) => (burmese ? [] : text)),
  );
  if (known?.groups === groups) return known.wordings;
  const wordings: Wordings = new Map();
  for (const group of shown)
    for (const wording of group)
      for (const term of termsOf(wording, stems))
        wordings.set(term, [...(wordings.get(term) ?? []), ...group]);
  known = { groups, wordings };
  return wordings;
}

/** The longest known wording that begins here. */
export function findWording(tokens: Token[], from: number, wordings: Wordings, stems: Stems) {
  for (const length of lengthsFrom(tokens, from)) {
    const row = tokens.slice(from, from + length);
    const same = termsOf(row, stems).flatMap((term) => wordings.get(term) ?? []);
    if (same.length > 0) return { row, same };
  }
  return undefined;
}

function termsOf(tokens: Token[], stems: Stems): string[] {
  const terms = allStemmers.map((stemmer) =>
    tokens.map(({ text, burmese }) => (burmese ? text : stems.get(text)?.[stemmer] || text)).join(" "),
  );
  return [...new Set([tokens.map(({ text }) => text).join(" "), ...terms])];
}

function lengthsFrom(tokens: Token[], from: number): number[] {
  const end = tokens.findIndex(({ burmese }, index) => index >= from && !burmese);
  const syllables = (end === -1 ? tokens.length : end) - from;
  const most = Math.min(tokens.length - from, Math.max(mostWords, Math.min(syllables, mostSyllables)));
  return Array.from({ length: most }, (_, index) => most - index).filter(
    (length) => !isPieceOfWord(tokens, from, length),
  );
}

/** One syllable inside a longer Burmese text is hardly ever a word by itself. */
function isPieceOfWord(tokens: Token[], from: number, length: number): boolean {
  if (length > 1 || !tokens[from]?.burmese) return false;
  const next = tokens[from + 1];
  return (from > 0 && tokens[from]?.before === "") || (next?.burmese === true && next.before === "");
}
