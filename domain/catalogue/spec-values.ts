import { and, asc, eq, inArray } from "drizzle-orm";
import { productSpecs, specGroups, specGroupTexts, specs, specTexts } from "#db/schema/catalogue.ts";
import { batch } from "../batch.ts";
import { findAllTexts, findTexts, isOneOf, type Reader } from "../reader.ts";

type Definition = typeof specs.$inferSelect;
type Value = Pick<typeof productSpecs.$inferSelect, "low" | "high" | "list" | "codes">;

/** Up to four key figures per product, in the order of the spec table. */
export async function listKeyFigures(reader: Reader, products: string[]): Promise<Map<string, SpecView[]>> {
  const rows = await batch(reader, "key figures", products, (ids) => findKeyValues(reader, ids));
  const definitions = [...rows.values()].flatMap((own) => own.map(({ definition }) => definition.id));
  const texts = await findTexts(reader, specTexts, definitions);
  reader.tags.add("specs");
  return new Map(
    [...rows].map(([product, own]) => [
      product,
      own.map(({ value, definition }) => viewSpec(definition, value, texts.get(definition.id))),
    ]),
  );
}

async function findKeyValues({ db }: Reader, products: string[]) {
  const rows = await db
    .select({ value: productSpecs, definition: specs })
    .from(productSpecs)
    .innerJoin(specs, eq(specs.id, productSpecs.spec))
    .where(and(isOneOf(productSpecs.product, products), eq(specs.key, true)))
    .orderBy(asc(specs.position));
  const byProduct = Map.groupBy(rows, ({ value }) => value.product);
  return new Map([...byProduct].map(([product, own]) => [product, own.slice(0, 4)]));
}

const edges = ["width", "height", "depth"];

/** The millimetres of each product that states all three. */
export async function listSizes(reader: Reader, products: string[]): Promise<Map<string, Size>> {
  return batch(reader, "sizes", products, async (ids) => {
    const rows = await reader.db
      .select()
      .from(productSpecs)
      .where(and(isOneOf(productSpecs.product, ids), inArray(productSpecs.spec, edges)));
    const sizes = [...Map.groupBy(rows, ({ product }) => product)].flatMap(([product, own]) => {
      const [width, height, depth] = edges.map((edge) => own.find(({ spec }) => spec === edge)?.low);
      return width && height && depth ? [[product, { width, height, depth }] as const] : [];
    });
    return new Map(sizes);
  });
}

type Size = { width: number; height: number; depth: number };

export async function listSpecGroups(reader: Reader, product: string) {
  const [values, groups, names, texts] = await Promise.all([
    reader.db
      .select({ value: productSpecs, definition: specs })
      .from(productSpecs)
      .innerJoin(specs, eq(specs.id, productSpecs.spec))
      .where(eq(productSpecs.product, product))
      .orderBy(asc(specs.position)),
    reader.db.select().from(specGroups).orderBy(asc(specGroups.position)),
    findAllTexts(reader, specGroupTexts),
    findAllTexts(reader, specTexts),
  ]);
  reader.tags.add("specs");
  return groups.flatMap(({ id }) => {
    const own = values.filter(({ definition }) => definition.group === id);
    if (own.length === 0) return [];
    const views = own.map(({ value, definition }) => {
      const text = texts.get(definition.id);
      return { ...viewSpec(definition, value, text), footnote: text?.footnote ?? null };
    });
    return [{ id, name: names.get(id)?.name ?? id, specs: views }];
  });
}

export type SpecView = ReturnType<typeof viewSpec>;

export function viewSpec(
  definition: Definition,
  value: Value,
  text: { name: string; choices: Record<string, string> | null } | undefined,
) {
  const isList = definition.type === "list";
  return {
    id: definition.id,
    name: text?.name ?? definition.id,
    type: definition.type,
    unit: definition.unit,
    low: isList ? null : value.low,
    high: value.high,
    list: value.list,
    labels: value.codes?.map((code) => text?.choices?.[code] ?? code) ?? null,
    ...(definition.plot && { plot: true as const }),
  };
}
