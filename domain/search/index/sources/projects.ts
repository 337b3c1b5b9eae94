import type { Queries } from "#db/client.ts";
import { cases, caseTexts, solutions, solutionTexts } from "#db/schema/catalogue.ts";
import { countryName } from "#domain/site/countries.ts";
import { plainText } from "../plain-text.ts";
import { listRecords, newestFirst } from "./list-records.ts";
import { findLabels } from "./names.ts";

type WithProducts = { products: { product: string }[] };

const productIds = (row: WithProducts) => row.products.map(({ product }) => product);
const resultWords = (results: { value: string; label: string }[] | null) =>
  (results ?? []).map(({ value, label }) => `${value} ${label}`);

export function listSolutions(db: Queries) {
  return listRecords(db, {
    type: "solution",
    table: solutions,
    texts: solutionTexts,
    path: ({ id }) => `/solutions/${id}`,
    image: ({ image }) => image,
    products: productIds,
    position: ({ position }) => position,
    words: ({ segment }, text) => ({
      keys: [],
      purpose: [text.summary],
      body: [text.situation, plainText(text.body), ...resultWords(text.results)],
      hidden: [segment],
    }),
  });
}

export async function* listCases(db: Queries) {
  const label = await findLabels(db, "case-categories");
  yield* listRecords(db, {
    type: "case",
    table: cases,
    texts: caseTexts,
    path: ({ id }) => `/case-study?case=${id}`,
    image: ({ image }) => image,
    products: productIds,
    position: ({ date }) => newestFirst(date),
    words: ({ country, category, segment }, { place, summary, body, results, quote }, language) => ({
      keys: [place, countryName(language, country), label(category, language)],
      purpose: [summary],
      body: [plainText(body), ...resultWords(results), quote?.text, quote?.by],
      hidden: [segment],
    }),
  });
}
