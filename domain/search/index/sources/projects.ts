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

export function listSolutions(db: Queries, ids?: string[]) {
  return listRecords(db, ids, {
    type: "solution",
    table: solutions,
    texts: solutionTexts,
    boost: 1.2,
    path: ({ id }) => `/solutions/${id}`,
    image: ({ image }) => image,
    products: productIds,
    position: ({ position }) => position,
    words: ({ segment }, text) => ({
      keys: [],
      body: [text.summary, text.situation, plainText(text.body), ...resultWords(text.results)],
      hidden: [segment],
    }),
  });
}

export async function* listCases(db: Queries, ids?: string[]) {
  const label = await findLabels(db, "case-categories");
  yield* listRecords(db, ids, {
    type: "case",
    table: cases,
    texts: caseTexts,
    boost: 1,
    path: ({ id }) => `/case-study?case=${id}`,
    image: ({ image }) => image,
    products: productIds,
    position: ({ date }) => newestFirst(date),
    words: ({ country, category, segment }, { place, summary, body, results, quote }, language) => ({
      keys: [place, countryName(language, country), label(category, language)],
      body: [summary, plainText(body), ...resultWords(results), quote?.text, quote?.by],
      hidden: [segment],
    }),
  });
}
