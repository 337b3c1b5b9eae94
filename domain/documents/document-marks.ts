import { productTypes, segments } from "#config/maker/sorting.ts";
import { documentKinds, type documents } from "#db/schema/documents.ts";
import { languageTags } from "#i18n/locales.ts";

/** Filters and counts of documents: words on three axes, two of them the maker's, and the language. */
export const axes = {
  kind: documentKinds,
  product: productTypes,
  segment: segments,
  language: languageTags,
} as const;
export type AxisName = keyof typeof axes;
export const axisNames = Object.keys(axes) as AxisName[];

export type AxisWords = Record<AxisName, string[]>;

/** One bit per word, stored in the row; `complete-marks.ts` recomputes them when the maker's words change. */
const words: string[] = [...documentKinds, ...productTypes, ...segments, ...languageTags];

export function marksOf(chosen: readonly string[]): number {
  return words.reduce((marks, word, index) => (chosen.includes(word) ? marks | (1 << index) : marks), 0);
}

type Marked = Pick<typeof documents.$inferInsert, "kind" | "productTypes" | "segments" | "language">;

export function marksOfRow({ kind, productTypes, segments, language }: Marked) {
  return marksOf([kind, ...productTypes, ...segments, language]);
}

export function readMarks(marks: number): AxisWords {
  const marked = words.filter((_, index) => marks & (1 << index));
  const on = (name: AxisName) => axes[name].filter((word) => marked.includes(word));
  return { kind: on("kind"), product: on("product"), segment: on("segment"), language: on("language") };
}
