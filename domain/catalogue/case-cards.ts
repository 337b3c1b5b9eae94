import { inArray } from "drizzle-orm";
import { cases, caseTexts, productTexts } from "#db/schema/catalogue.ts";
import { findTexts, inOrder, noteRead, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { findImages, imageOf } from "../site/images.ts";
import { outlineOf } from "./case-site.ts";

type Row = typeof cases.$inferSelect;

export async function listCaseCards(reader: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await reader.db.select().from(cases).where(inArray(cases.id, ids));
  return caseCards(reader, inOrder(ids, rows));
}

export async function caseCards(reader: Reader, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const products = [...new Set(rows.flatMap((row) => row.products.map(({ product }) => product)))];
  const [texts, images, productNames] = await Promise.all([
    findTexts(reader, caseTexts, ids),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
    findTexts(reader, productTexts, products),
  ]);
  noteRead(reader, "cases", ids);
  noteRead(reader, "products", products);
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      id: row.id,
      title: text?.title ?? row.id,
      place: text?.place ?? "",
      country: row.country,
      countryName: countryName(reader.language, row.country),
      segment: row.segment,
      category: row.category,
      year: row.year,
      latitude: row.latitude,
      longitude: row.longitude,
      summary: text?.summary ?? "",
      results: text?.results ?? [],
      used: row.products.map(({ product, quantity }) => ({
        id: product,
        name: productNames.get(product)?.name ?? product,
        quantity,
      })),
      image: imageOf(images, row.image),
      plan: outlineOf(row),
      language: text?.language ?? ("en" as const),
    };
  });
}
