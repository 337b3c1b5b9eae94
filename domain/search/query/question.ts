import { titleMark } from "../text/lexemes.ts";
import type { Token } from "../text/tokens.ts";

/** What must stand in a row: a lexeme (or the beginning of one), all of several, or any of several. */
export type Need = { lexeme: string; prefix?: boolean } | { all: Need[] } | { any: Need[] };
export type Leaf = Extract<Need, { lexeme: string }>;

/** One thing asked for, usually a word. */
export type Group = {
  /** As typed. */
  literal: Need;
  /** The same in other words, and these words. */
  synonyms: Need[];
  wordings: Token[][];
  /** What holds the word as typed is found by the synonyms as well: it need not be looked for. */
  covered: boolean;
  /** What it falls into when not everything can be found: syllable pairs, parts of a model number. */
  parts: Need[];
  /** Carries no meaning of its own ("the", "para"): helps to rank, is not required beside other words. */
  weak: boolean;
  /** Where it stands in the keyword. */
  start: number;
  end: number;
};

export const needOf = ({ literal, synonyms, covered }: Group): Need =>
  anyOf(covered ? synonyms : [literal, ...synonyms]);

export function allOf(needs: Need[]): Need {
  const [only, ...others] = needs;
  return only && others.length === 0 ? only : { all: needs };
}

export function anyOf(needs: Need[]): Need {
  const [only, ...others] = needs;
  return only && others.length === 0 ? only : { any: needs };
}

/** Some of several, whichever. */
export function atLeast(count: number, needs: Need[]): Need {
  return anyOf(listChoices(count, needs).map(allOf));
}

function listChoices(count: number, needs: Need[]): Need[][] {
  const [first, ...others] = needs;
  if (count === 0) return [[]];
  if (!first) return [];
  return [
    ...listChoices(count - 1, others).map((choice) => [first, ...choice]),
    ...listChoices(count, others),
  ];
}

/** The same needs in a few bundles, neighbours together. */
export function bundle(needs: Need[], most: number): Need[] {
  const size = Math.ceil(needs.length / most);
  const bundles = Array.from({ length: Math.ceil(needs.length / Math.max(1, size)) }, (_, index) =>
    needs.slice(index * size, (index + 1) * size),
  );
  return bundles.map(allOf);
}

/** In PostgreSQL's notation. Lexemes hold letters, digits and our own marks only, so quoting them is enough. */
export function renderNeed(need: Need): string {
  // Beginnings in titles are indexed as they are.
  if ("lexeme" in need)
    return `'${need.lexeme}'${need.prefix && !need.lexeme.startsWith(titleMark) ? ":*" : ""}`;
  const [needs, operator] = "all" in need ? [need.all, " & "] : [need.any, " | "];
  return `(${needs.map(renderNeed).join(operator)})`;
}

export function listLeaves(need: Need): Leaf[] {
  if ("lexeme" in need) return [need];
  return ("all" in need ? need.all : need.any).flatMap(listLeaves);
}

/** What rows are ranked by: every lexeme counts, but a thing named in other words is as good as the typed word. */
export function renderRanking(groups: Group[]): string {
  const needs = groups.map(({ literal, synonyms }) => (synonyms.length > 0 ? anyOf(synonyms) : literal));
  return [...new Set(needs.flatMap(listLeaves).map(renderNeed))].join(" | ");
}

/** Words without a meaning of their own are not required, unless there are no others. */
export function requiredGroups(groups: Group[]): Group[] {
  const meaningful = groups.filter(({ weak }) => !weak);
  return meaningful.length > 0 ? meaningful : groups;
}
