import type { Form, Word } from "../query/word.ts";
import { listJoins } from "../text/compounds.ts";
import { titleMark } from "../text/lexemes.ts";
import type { Shown } from "../text/shown.ts";
import { type Stemmer, type Stems, stemLexeme } from "../text/stems.ts";

/** Tells which words of a shown text are those that were searched for. */
export type Matcher = { forms: Form[]; stemmer: Stemmer; stems: Stems };
type Place = { from: number; to: number };

export function createMatcher(words: Word[], stemmer: Stemmer, stems: Stems): Matcher {
  return { forms: words.flatMap(({ forms }) => forms), stemmer, stems };
}

/** In a title, one or two letters are marked where they begin a word. */
export function forTitle({ forms, ...matcher }: Matcher): Matcher {
  const short = forms.flatMap(({ lexemes: [first = ""] }) =>
    first.startsWith(titleMark) ? { lexemes: [first.slice(titleMark.length)], open: true } : [],
  );
  return { ...matcher, forms: [...forms, ...short] };
}

/** The words whose stem has to be known before matches can be found: those that begin like one in question. */
export function wordsToStem({ forms }: Matcher, texts: Shown[]): string[] {
  const stems = forms.flatMap(({ lexemes }) => lexemes.map((lexeme) => lexeme.replace(/^[~^]/, "")));
  const beginnings = new Set(stems.map((word) => word.slice(0, 3)));
  const words = new Set(texts.flatMap(({ latinWords }) => latinWords));
  return [...words].filter((word) => beginnings.has(word.slice(0, 3)));
}

/** One answer per token. A form counts where all of it stands in the text. */
export function findMatches(matcher: Matcher, shown: Shown): boolean[] {
  const places = listPlaces(matcher, shown);
  const matches = shown.tokens.map(() => false);
  for (const { lexemes, open } of matcher.forms) {
    const found = lexemes.map((lexeme, index) =>
      open && index === lexemes.length - 1 ? beginningWith(lexeme, places) : (places.get(lexeme) ?? []),
    );
    if (found.some((list) => list.length === 0)) continue;
    for (const { from, to } of found.flat()) matches.fill(true, from, to);
  }
  return matches;
}

/** The shortest at each place: of `X-R5-1P`, the X alone begins with x. */
function beginningWith(lexeme: string, places: Map<string, Place[]>): Place[] {
  const found = [...places].flatMap(([text, list]) => (text.startsWith(lexeme) ? list : []));
  const shortest = new Map<number, Place>();
  for (const place of found.sort((a, b) => b.to - b.from - (a.to - a.from))) shortest.set(place.from, place);
  return [...shortest.values()];
}

function listPlaces({ stemmer, stems }: Matcher, { tokens, chains }: Shown) {
  const places = new Map<string, Place[]>();
  const add = (lexeme: string, from: number, to: number) =>
    places.set(lexeme, [...(places.get(lexeme) ?? []), { from, to }]);
  tokens.forEach(({ text, burmese }, index) => {
    add(text, index, index + 1);
    const next = tokens[index + 1];
    if (burmese && next?.burmese) add(text + next.text, index, index + 2);
    const stem = burmese ? undefined : stemLexeme(stems, stemmer, text);
    if (stem) add(stem, index, index + 1);
  });
  for (const chain of chains)
    for (const { form, from, to } of listJoins(chain.tokens)) add(form, chain.from + from, chain.from + to);
  return places;
}
