import type { Queries } from "#db/client.ts";
import { cases, caseTexts, solutions, solutionTexts } from "#db/schema/catalogue.ts";
import { countryName } from "#domain/site/countries.ts";
import { plainText } from "../plain-text.ts";
import { findLabels, findProductNames } from "./names.ts";
import type { Source } from "./source.ts";
import { findWords, listBatches, wordsIn } from "./texts.ts";

type WithProducts = { products: { product: string }[] };

const productIds = (row: WithProducts) => row.products.map(({ product }) => product);
const resultWords = (results: { value: string; label: string }[] | null) =>
  (results ?? []).map(({ value, label }) => `${value} ${label}`);

export async function* listSolutions(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  for await (const rows of listBatches(db, solutions, ids)) {
    const texts = await findWords(
      db,
      solutionTexts,
      rows.map(({ id }) => id),
    );
    const names = await findProductNames(db, rows.flatMap(productIds));
    yield rows.map((row) => ({
      type: "solution",
      entity: row.id,
      path: `/solutions/${row.id}`,
      image: row.image,
      productTypes: names.types(productIds(row)),
      position: row.position,
      boost: () => 1.2,
      words(language) {
        const text = wordsIn(texts, row.id, language);
        if (!text) return undefined;
        return {
          language: text.language,
          title: text.title,
          keys: [],
          body: [text.summary, text.situation, plainText(text.body), ...resultWords(text.results)],
          hidden: [row.segment, ...names.words(productIds(row), language)],
        };
      },
    }));
  }
}

export async function* listCases(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  const label = await findLabels(db, "case-categories");
  for await (const rows of listBatches(db, cases, ids)) {
    const texts = await findWords(
      db,
      caseTexts,
      rows.map(({ id }) => id),
    );
    const names = await findProductNames(db, rows.flatMap(productIds));
    yield rows.map((row) => ({
      type: "case",
      entity: row.id,
      path: `/case-study?case=${row.id}`,
      image: row.image,
      productTypes: names.types(productIds(row)),
      position: 4_000_000_000 - row.date.getTime() / 1000,
      boost: () => 1,
      words(language) {
        const text = wordsIn(texts, row.id, language);
        if (!text) return undefined;
        return {
          language: text.language,
          title: text.title,
          keys: [text.place, countryName(language, row.country), label(row.category, language)],
          body: [
            text.summary,
            plainText(text.body),
            ...resultWords(text.results),
            text.quote?.text,
            text.quote?.by,
          ],
          hidden: [row.segment, ...names.words(productIds(row), language)],
        };
      },
    }));
  }
}
