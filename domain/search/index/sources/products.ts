import { inArray } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { productApprovals, products, productTexts, series, seriesTexts } from "#db/schema/catalogue.ts";
import { plainText } from "../plain-text.ts";
import { findCategoryNames, findProductTypes } from "./names.ts";
import type { Source } from "./source.ts";
import { findSpecWords } from "./spec-words.ts";
import { findWords, listBatches, wordsIn } from "./texts.ts";

export async function* listProducts(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  const seriesNames = await findWords(db, seriesTexts);
  const categoryNames = await findCategoryNames(db);
  const productTypes = await findProductTypes(db);
  const seriesOrder = await findSeriesOrder(db);
  for await (const rows of listBatches(db, products, ids)) {
    const batch = rows.map(({ id }) => id);
    const texts = await findWords(db, productTexts, batch);
    const specs = await findSpecWords(db, batch);
    const standards = await findStandards(db, batch);
    yield rows.map((row) => ({
      type: "product",
      entity: row.id,
      path: `/products/${row.id}`,
      image: row.images[0],
      productTypes: productTypes.get(row.category) ?? [],
      position: (seriesOrder.get(row.series) ?? 0) * 1000 + row.position + (row.legacy ? 10_000_000 : 0),
      boost: () => (row.legacy ? 0.75 : 1),
      words(language) {
        const text = wordsIn(texts, row.id, language);
        if (!text) return undefined;
        const uses = [...(text.uses ?? []), ...(text.features ?? []).flatMap((it) => [it.title, it.text])];
        return {
          language: text.language,
          title: text.name.includes(row.model) ? text.name : `${text.name} · ${row.model}`,
          answers: [text.name, row.model],
          keys: [
            row.model,
            wordsIn(seriesNames, row.series, language)?.name,
            wordsIn(categoryNames, row.category, language)?.name,
            ...specs.key(row.id, language),
          ],
          purpose: [text.summary],
          body: [plainText(text.description), ...uses, text.successorNote],
          hidden: [...specs.all(row.id, language), ...(standards.get(row.id) ?? []), row.lastFirmware],
        };
      },
    }));
  }
}

async function findSeriesOrder(db: Queries) {
  const rows = await db.select().from(series);
  return new Map(rows.map(({ id, position }) => [id, position]));
}

async function findStandards(db: Queries, ids: string[]) {
  const rows = await db.select().from(productApprovals).where(inArray(productApprovals.product, ids));
  const standards = new Map<string, string[]>();
  for (const { product, standard, held } of rows) {
    if (held) standards.set(product, [...(standards.get(product) ?? []), standard]);
  }
  return standards;
}
