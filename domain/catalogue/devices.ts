import { asc, inArray } from "drizzle-orm";
import { categories, productSpecs, products, productTexts } from "#db/schema/catalogue.ts";
import type { CategoryRole } from "#db/schema/shapes.ts";
import type { Device, SpecValue } from "#domain/sizing/device.ts";
import { findTexts, type Reader } from "../reader.ts";
import { roleOf } from "./role.ts";

/** The most devices that a calculator offers. */
const most = 300;

/** Products of some roles with the figures for the calculators, current ones first. */
export async function listDevices(reader: Reader, asked: CategoryRole[]): Promise<Device[]> {
  const roles = new Map((await reader.db.select().from(categories)).map(({ id, role }) => [id, role]));
  const chosen = [...roles].flatMap(([id, role]) => (role && asked.includes(role) ? id : []));
  const rows = await reader.db
    .select()
    .from(products)
    .where(inArray(products.category, chosen))
    .orderBy(asc(products.legacy), asc(products.position), asc(products.id))
    .limit(most);
  const ids = rows.map(({ id }) => id);
  const [texts, values] = await Promise.all([
    findTexts(reader, productTexts, ids),
    reader.db.select().from(productSpecs).where(inArray(productSpecs.product, ids)),
  ]);
  const specsOf = Map.groupBy(values, ({ product }) => product);
  for (const tag of ["products", "categories"]) reader.tags.add(tag);
  return rows.map(({ id, model, category, series, legacy, accessories, installation }) => {
    const specs = Object.fromEntries((specsOf.get(id) ?? []).map((row) => [row.spec, specValueOf(row)]));
    return {
      ...{ id, model, series, legacy, installation, specs },
      role: roleOf(roles.get(category), specs.ratedPower) ?? null,
      name: texts.get(id)?.name ?? model,
      accessories: accessories ?? [],
    };
  });
}

function specValueOf({ low, high, list, codes }: typeof productSpecs.$inferSelect): SpecValue {
  return codes ?? list ?? (high === null ? (low ?? 0) : { low: low ?? 0, high });
}
