import type { MakerData } from "#config/maker/schema.ts";
import { documentKinds } from "#db/schema/documents.ts";
import { languageTags } from "#i18n/locales.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./records.ts";

const maker = "maker/maker.yaml";

/** Product types and segments are those of the maker's record. */
export function checkSorting({ productTypes, segments }: MakerData, content: Content): Problem[] {
  const unknown = (file: string, list: string, known: string[], words: string[] = []): Problem[] =>
    words.flatMap((word, place) =>
      known.includes(word)
        ? []
        : [
            {
              code: "sorting" as const,
              file,
              path: [list, place],
              message: `names ${word}, which is not in ${list} of ${maker}`,
            },
          ],
    );
  const types = (file: string, words?: string[]) => unknown(file, "productTypes", productTypes, words);
  const made = (file: string, words?: string[]) => unknown(file, "segments", segments, words);
  const madeFor = (file: string, segment: string) =>
    made(file, [segment]).map((problem) => ({ ...problem, path: ["segment"] }));
  return [
    ...checkTwice({ productTypes, segments }),
    ...content.categories.flatMap(({ id, data }) => types(`categories/${id}.yaml`, data.productTypes)),
    ...content.documents.flatMap(({ id, data }) => types(`documents/${id}.yaml`, data.productTypes)),
    ...content.documents.flatMap(({ id, data }) => made(`documents/${id}.yaml`, data.segments)),
    ...content.products.flatMap(({ id, data }) => made(`products/${id}.yaml`, data.segments)),
    ...content.solutions.flatMap(({ id, data }) => madeFor(`solutions/${id}.yaml`, data.segment)),
    ...content.cases.flatMap(({ id, data }) => madeFor(`cases/${id}.yaml`, data.segment)),
  ];
}

/** All of them are values of one parameter of the downloads. */
function checkTwice(lists: Pick<MakerData, "productTypes" | "segments">): Problem[] {
  const words = Object.entries(lists).flatMap(([list, own]) =>
    own.map((word, place) => ({ word, path: [list, place] })),
  );
  const taken = [...documentKinds, ...languageTags, ...words.map(({ word }) => word)];
  return words
    .filter(({ word }) => taken.indexOf(word) !== taken.lastIndexOf(word))
    .map(({ word, path }) => ({
      code: "sorting",
      file: maker,
      path,
      message: `${word} is said twice, or is a kind of papers`,
    }));
}
