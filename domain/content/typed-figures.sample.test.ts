import { expect, test } from "vitest";
import { type Language, languageTags } from "#i18n/locales.ts";
import { readSample } from "#tests/support/sample-content.ts";
import { figuresOf, fillFigures } from "./figures.ts";

/** A limit of network operators, and its breaker: the same numbers by chance. */
const others = ["hd-r3-6-1p: 16 A", "hd-r3-6-1p: 20 A"];
/** The voltage of a grid, and what two unlike batteries give together: the same numbers by chance. */
const othersInSentences = ["solutions/cold-store: 400 V of hd-bm3", "faq/mixing-modules: 150 A of hd-c10"];

const content = await readSample();
const figures = figuresOf(content);

test("a product's text quotes the figures of its record and types none", () => {
  const typed = content.products.flatMap(({ id, data, texts }) =>
    languageTags.flatMap((language) => {
      const words = wordsOf({ ...texts[language], name: "" });
      return Object.keys(data.specs)
        .map((spec) => say(`${id}.${spec}`, language))
        .filter((said) => says(words, said))
        .map((said) => `${id}: ${said}`);
    }),
  );
  expect([...new Set(typed)].filter((found) => !others.includes(found))).toEqual([]);
});

test.each(["solutions", "cases", "faq", "blogs", "warranty", "webinars"] as const)(
  "a sentence of %s that names a product quotes its figures and types none",
  (kind) => {
    const typed = languageTags.flatMap((language) => {
      const products = productsIn(language);
      return content[kind].flatMap(({ id, texts }) =>
        sentencesOf(texts[language]).flatMap((sentence) =>
          products
            .filter(({ names }) => names.test(sentence))
            .flatMap((product) => {
              const words = sentence.replace(product.names, "");
              const found = product.figures.filter((said) => says(words, said));
              return found.map((said) => `${kind}/${id}: ${said} of ${product.id}`);
            }),
        ),
      );
    });
    expect([...new Set(typed)].filter((found) => !othersInSentences.includes(found))).toEqual([]);
  },
);

/** Every product with what it is called, its model number or its name, and with its figures as a sentence says them. */
function productsIn(language: Language) {
  return content.products.map(({ id, data, texts }) => {
    const names = [data.model, texts[language]?.name ?? data.model].map(literally).join("|");
    return {
      id,
      names: new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d-])`, "u"),
      figures: Object.keys(data.specs).flatMap((spec) =>
        ["", ".max", ".1", ".2"].map((part) => say(`${id}.${spec}${part}`, language)),
      ),
    };
  });
}

function say(figure: string, language: Language) {
  return fillFigures(`{{${figure}}}`, language, figures).replaceAll("\u00a0", " ");
}

function sentencesOf(text: object | undefined) {
  return wordsOf(text).split(/(?<=[.!?။])\s|<[^>]*>|","/);
}

function wordsOf(text: object | undefined) {
  return JSON.stringify(text ?? "").replaceAll("\u00a0", " ");
}

/** Whether a text has the figure as its own: not the end of a span or a product, nor part of a longer one. */
function says(words: string, figure: string) {
  if (!words.includes(figure) || !/ (?!(y|d)$)/.test(figure)) return false;
  return new RegExp(`(?<![\\d.,–×/]|\\d |× )${literally(figure)}(?![\\p{L}²³])`, "u").test(words);
}

function literally(text: string) {
  return text.replace(/[.*+?()]/g, "\\$&");
}
