import { documentKinds, productTypes, segments } from "#db/schema/documents.ts";
import { languageTags } from "#i18n/locales.ts";

/** What documents are chosen and counted by: ten words on three axes, and the language. */
export const axes = {
  kind: documentKinds,
  product: productTypes,
  segment: segments,
  language: languageTags,
} as const;
export type AxisName = keyof typeof axes;
export const axisNames = Object.keys(axes) as AxisName[];

/** The words of a document on each axis. */
export type AxisWords = Record<AxisName, string[]>;

/** One bit each. Search rows keep them: a new word goes to the end, and a changed order would need a migration. */
const words = [
  ...["Datasheet", "User Manual", "Brochure", "Manual", "General"],
  ...["Battery", "Inverter", "Monitoring & EMS"],
  ...["Residential", "Commercial"],
  ...languageTags,
];

export function marksOf(chosen: readonly string[]): number {
  return words.reduce((marks, word, index) => (chosen.includes(word) ? marks | (1 << index) : marks), 0);
}

export function readMarks(marks: number): AxisWords {
  const marked = words.filter((_, index) => marks & (1 << index));
  const on = (name: AxisName) => axes[name].filter((word) => marked.includes(word));
  return { kind: on("kind"), product: on("product"), segment: on("segment"), language: on("language") };
}
