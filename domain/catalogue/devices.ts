import { asc, inArray } from "drizzle-orm";
import { productSpecs, products, productTexts } from "#db/schema/catalogue.ts";
import type { Device, SpecValue } from "#domain/sizing/device.ts";
import { findTexts, type Reader } from "../reader.ts";

/** A tool reads so many of a grown catalogue: more would be no choice. */
const most = 300;

/** The products of some categories with the figures that the tools compute from, current ones first. */
export async function listDevices(reader: Reader, categories: string[]): Promise<Device[]> {
  const rows = await reader.db
    .select()
    .from(products)
    .where(inArray(products.category, categories))
    .orderBy(asc(products.legacy), asc(products.position), asc(products.id))
    .limit(most);
  const ids = rows.map(({ id }) => id);
  const [texts, values] = await Promise.all([
    findTexts(reader, productTexts, ids),
    reader.db.select().from(productSpecs).where(inArray(productSpecs.product, ids)),
  ]);
  const specsOf = Map.groupBy(values, ({ product }) => product);
  reader.tags.add("products");
  return rows.map(({ id, model, category, series, legacy, accessories, installation }) => ({
    ...{ id, model, category, series, legacy, installation },
    name: texts.get(id)?.name ?? model,
    accessories: accessories ?? [],
    specs: Object.fromEntries((specsOf.get(id) ?? []).map((row) => [row.spec, specValueOf(row)])),
  }));
}

function specValueOf({ low, high, list, codes }: typeof productSpecs.$inferSelect): SpecValue {
  return codes ?? list ?? (high === null ? (low ?? 0) : { low: low ?? 0, high });
}
