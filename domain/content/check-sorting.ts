import type { MakerData } from "#config/maker/schema.ts";
import { documentKinds } from "#db/schema/documents.ts";
import { languageTags } from "#i18n/locales.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./records.ts";

const maker = "maker/maker.yaml";

/** Product types and segments are those of the maker's record. */
export function checkSorting({ productTypes, segments }: MakerData, content: Content): Problem[] {
  const unknown = (file: string, list: string, known: string[], words: string[] = []): Problem[] =>
    words
      .filter((word) => !known.includes(word))
      .map((word) => ({
        file,
        line: 1,
        word,
        message: `names ${word}, which is not in ${list} of ${maker}`,
      }));
  const types = (file: string, words?: string[]) => unknown(file, "productTypes", productTypes, words);
  const made = (file: string, words?: string[]) => unknown(file, "segments", segments, words);
  return [
    ...checkTwice([...productTypes, ...segments]),
    ...content.categories.flatMap(({ id, data }) => types(`categories/${id}.yaml`, data.productTypes)),
    ...content.documents.flatMap(({ id, data }) => types(`documents/${id}.yaml`, data.productTypes)),
    ...content.documents.flatMap(({ id, data }) => made(`documents/${id}.yaml`, data.segments)),
    ...content.products.flatMap(({ id, data }) => made(`products/${id}.yaml`, data.segments)),
    ...content.solutions.flatMap(({ id, data }) => made(`solutions/${id}.yaml`, [data.segment])),
    ...content.cases.flatMap(({ id, data }) => made(`cases/${id}.yaml`, [data.segment])),
  ];
}

/** All of them are values of one parameter of the downloads. */
function checkTwice(words: string[]): Problem[] {
  const taken = [...documentKinds, ...languageTags, ...words];
  return words
    .filter((word) => taken.indexOf(word) !== taken.lastIndexOf(word))
    .map((word) => ({
      file: maker,
      line: 1,
      word,
      message: `${word} is said twice, or is a kind of papers`,
    }));
}
