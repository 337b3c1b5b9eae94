import { inArray } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { categories, categoryTexts, products, productTexts, seriesTexts } from "#db/schema/catalogue.ts";
import { optionListTexts } from "#db/schema/site.ts";
import type { Language } from "#i18n/locales.ts";
import { findWords, wordsIn } from "./texts.ts";

/** What other records need to know about the products they name. */
export async function findProductNames(db: Queries, ids: Iterable<string>) {
  const wanted = [...new Set(ids)];
  const rows = await (wanted.length > 0
    ? db.select().from(products).where(inArray(products.id, wanted))
    : []);
  const names = await findWords(db, productTexts, wanted);
  const seriesNames = await findWords(db, seriesTexts);
  const types = await findProductTypes(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return {
    /** `X-5 Range 5 Range` */
    words(list: readonly string[] | null, language: Language): string[] {
      return (list ?? []).flatMap((id) => {
        const product = known.get(id);
        if (!product) return [];
        const series = wordsIn(seriesNames, product.series, language)?.name;
        return [product.model, wordsIn(names, id, language)?.name ?? "", series ?? ""];
      });
    },
    types(list: readonly string[] | null): string[] {
      return [...new Set((list ?? []).flatMap((id) => types.get(known.get(id)?.category ?? "") ?? []))];
    },
  };
}

export async function findProductTypes(db: Queries) {
  const rows = await db.select().from(categories);
  return new Map(rows.map(({ id, productTypes }) => [id, productTypes]));
}

export async function findCategoryNames(db: Queries) {
  return findWords(db, categoryTexts);
}

/** The word for an entry of a short list such as `case-categories`. */
export async function findLabels(db: Queries, list: string) {
  const texts = await findWords(db, optionListTexts, [list]);
  return (id: string, language: Language) => wordsIn(texts, list, language)?.labels[id];
}
