import { categories, products, productTexts, seriesTexts } from "#db/schema/catalogue.ts";
import { keepNumbers } from "#i18n/unbroken.ts";
import { batch } from "../batch.ts";
import { findTexts, inOrder, isOneOf, noteRead, type Reader } from "../reader.ts";
import { findImages, imageOf } from "../site/images.ts";
import { roleOf } from "./role.ts";
import { listKeyFigures, listSizes } from "./spec-values.ts";

type ProductRow = typeof products.$inferSelect;

/** Cards in the order of the ids; unknown ids are left out. */
export async function listProductCards(reader: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await batch(reader, products, ids, async (wanted) => {
    const found = await reader.db.select().from(products).where(isOneOf(products.id, wanted));
    return new Map(found.map((row) => [row.id, row]));
  });
  return cardsOf(reader, inOrder(ids, [...rows.values()]));
}

export async function cardsOf(reader: Reader, rows: ProductRow[]) {
  const ids = rows.map(({ id }) => id);
  const seriesIds = [...new Set(rows.map(({ series }) => series))];
  const [texts, seriesNames, images, figures, sizes, roles] = await Promise.all([
    findTexts(reader, productTexts, ids),
    findTexts(reader, seriesTexts, seriesIds),
    findImages(
      reader,
      rows.map(({ images }) => images[0]),
    ),
    listKeyFigures(reader, ids),
    listSizes(reader, ids),
    findRoles(
      reader,
      rows.map(({ category }) => category),
    ),
  ]);
  noteRead(reader, "products", ids);
  noteRead(reader, "series", seriesIds);
  return rows.map((row) => {
    const text = texts.get(row.id);
    const size = sizes.get(row.id);
    const power = figures.get(row.id)?.find(({ id }) => id === "ratedPower");
    return {
      id: row.id,
      model: row.model,
      name: text?.name ?? row.model,
      summary: keepNumbers(text?.summary ?? ""),
      category: row.category,
      series: row.series,
      seriesName: seriesNames.get(row.series)?.name ?? row.series,
      image: imageOf(images, row.images[0]),
      language: text?.language ?? "en",
      figures: figures.get(row.id) ?? [],
      ...(roleOf(roles.get(row.category)?.role, power) === "box" && { accessory: true as const }),
      ...(size && { size }),
    };
  });
}

async function findRoles(reader: Reader, ids: string[]) {
  noteRead(reader, "categories", ids);
  return batch(reader, "roles", ids, async (wanted) => {
    const found = await reader.db
      .select({ id: categories.id, role: categories.role })
      .from(categories)
      .where(isOneOf(categories.id, wanted));
    return new Map(found.map((row) => [row.id, row]));
  });
}
