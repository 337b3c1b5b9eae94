import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { productFacts as facts, products, productTexts } from "#db/schema/catalogue.ts";
import {
  countRows,
  findTexts,
  inOrder,
  limitOf,
  type Page,
  pageOf,
  type Reader,
  secondsOf,
} from "../reader.ts";
import { countFacets, type Filters, matchesFilters } from "./facets.ts";
import { cardsOf, listProductCards } from "./product-cards.ts";

export type ProductQuery = Filters &
  Page & { category?: string; series?: string; legacy?: boolean; id?: string[]; sort?: keyof typeof orders };

const orders = {
  default: [asc(facts.position)],
  name: [asc(facts.model)],
  power: [sql`${facts.power} asc nulls last`, asc(facts.position)],
  "-power": [sql`${facts.power} desc nulls last`, asc(facts.position)],
  energy: [sql`${facts.energy} asc nulls last`, asc(facts.position)],
  "-energy": [sql`${facts.energy} desc nulls last`, asc(facts.position)],
} satisfies Record<string, SQL[]>;

export async function listProducts(reader: Reader, query: ProductQuery) {
  const scope = and(
    eq(facts.legacy, query.legacy ?? false),
    query.category ? eq(facts.category, query.category) : undefined,
    query.series ? eq(facts.series, query.series) : undefined,
    query.id ? inArray(facts.product, query.id) : undefined,
  );
  const matches = and(scope, matchesFilters(query));
  const { limit, offset } = limitOf(query);
  const [[counted], found, facets] = await Promise.all([
    reader.db.select({ total: countRows }).from(facts).where(matches),
    reader.db
      .select({ id: facts.product })
      .from(facts)
      .where(matches)
      .orderBy(...orders[query.sort ?? "default"])
      .limit(limit)
      .offset(offset),
    countFacets(reader, scope, query),
  ]);
  reader.tags.add("products");
  const ids = found.map(({ id }) => id);
  const rows = inOrder(
    ids,
    ids.length ? await reader.db.select().from(products).where(inArray(products.id, ids)) : [],
  );
  const cards = await cardsOf(reader, rows);
  const legacy = await Promise.all(rows.map((row) => legacyOf(reader, row)));
  const list = cards.map((card, index) => ({ ...card, legacy: legacy[index] ?? null }));
  return { ...pageOf(counted?.total ?? 0, list, query), facets };
}

/** What a discontinued model still offers: its dates, the last firmware, and what to buy instead. */
export async function legacyOf(reader: Reader, row: typeof products.$inferSelect) {
  if (!row.legacy) return null;
  const text = (await findTexts(reader, productTexts, [row.id])).get(row.id);
  return {
    endOfSale: row.endOfSale && secondsOf(row.endOfSale),
    endOfSupport: row.endOfSupport && secondsOf(row.endOfSupport),
    lastFirmware: row.lastFirmware,
    note: text?.successorNote ?? null,
    successors: await listProductCards(reader, row.successors ?? []),
  };
}

export async function listPredecessors(reader: Reader, id: string) {
  const rows = await reader.db
    .select()
    .from(products)
    .where(sql`${id} = any(${products.successors})`)
    .orderBy(desc(products.endOfSale));
  const texts = await findTexts(
    reader,
    productTexts,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ id: row.id, model: row.model, name: texts.get(row.id)?.name ?? row.model }));
}
