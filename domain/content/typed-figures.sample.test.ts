import { expect, test } from "vitest";
import { languageTags } from "#i18n/locales.ts";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { figuresOf, fillFigures } from "./figures.ts";
import { readContent } from "./read-files.ts";

/** A limit of network operators, and its breaker: the same numbers by chance. */
const others = ["hd-r3-6-1p: 16 A", "hd-r3-6-1p: 20 A"];

test("a product's text quotes the figures of its record and types none", async () => {
  const content = await readContent(sampleDirectory);
  const figures = figuresOf(content);
  const typed = content.products.flatMap(({ id, data, texts }) =>
    languageTags.flatMap((language) => {
      const words = wordsOf(texts[language]);
      return Object.keys(data.specs)
        .map((spec) => fillFigures(`{{${id}.${spec}}}`, language, figures).replaceAll("\u00a0", " "))
        .filter((said) => words.includes(said) && / (?!(y|d)$)/.test(said) && says(words, said))
        .map((said) => `${id}: ${said}`);
    }),
  );
  expect([...new Set(typed)].filter((found) => !others.includes(found))).toEqual([]);
});

function wordsOf(text: object | undefined) {
  return JSON.stringify({ ...text, name: "" }).replaceAll("\u00a0", " ");
}

/** Whether a text has the figure as its own: not the end of a span or a product, nor part of a longer one. */
function says(words: string, figure: string) {
  const whole = figure.replace(/[.*+?]/g, "\\$&");
  return new RegExp(`(?<![\\d.,–×/]|\\d |× )${whole}(?![\\p{L}²³])`, "u").test(words);
}
