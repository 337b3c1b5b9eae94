import { and, arrayContains, asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import { productFacts as facts, products, productTexts } from "#db/schema/catalogue.ts";
import { findTexts, inOrder, limitOf, type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { countOptions, createMissed, type Filters, listFacets, readChosen } from "./facets.ts";
import { listOwnSorts, orderByOwn } from "./own-sorts.ts";
import { cardsOf, listProductCards } from "./product-cards.ts";
import { hasShape, isInScope, listTallies, type Scope } from "./tallies.ts";

export type ProductQuery = Filters & Scope & Page & { sort?: string };

const orders = {
  default: [asc(facts.position), asc(facts.product)],
  name: [asc(facts.model)],
  power: [sql`${facts.power} asc nulls last`, asc(facts.position), asc(facts.product)],
  "-power": [sql`${facts.power} desc nulls last`, asc(facts.position), asc(facts.product)],
  energy: [sql`${facts.energy} asc nulls last`, asc(facts.position), asc(facts.product)],
  "-energy": [sql`${facts.energy} desc nulls last`, asc(facts.position), asc(facts.product)],
} as Record<string, SQL[]>;

export async function listProducts(reader: Reader, query: ProductQuery) {
  const [facets, tallies, sorts] = await Promise.all([
    listFacets(reader),
    listTallies(reader, query),
    listOwnSorts(reader),
  ]);
  const chosen = readChosen(query, facets);
  const missedBy = createMissed(chosen);
  const matching = tallies.filter((tally) => missedBy(tally).length === 0);
  const total = matching.reduce((sum, { count }) => sum + count, 0);
  const { limit, offset } = limitOf(query);
  const found = await reader.db
    .select({ id: facts.product })
    .from(facts)
    .where(and(isInScope(query), chosen.size > 0 ? hasShape(matching) : undefined))
    .orderBy(...orderBy(query.sort))
    .limit(limit)
    .offset(offset);
  reader.tags.add("products");
  const ids = found.map(({ id }) => id);
  const rows = inOrder(
    ids,
    ids.length ? await reader.db.select().from(products).where(inArray(products.id, ids)) : [],
  );
  const cards = await cardsOf(reader, rows);
  const legacy = await listLegacy(reader, rows);
  const list = cards.map((card) => ({ ...card, legacy: legacy.get(card.id) ?? null }));
  return { ...pageOf(total, list, query), facets: countOptions(reader, tallies, facets, chosen), sorts };
}

/** Sorting by a spec falls back to the catalogue's order; a spec without values leaves that order. */
function orderBy(sort = "default"): SQL[] {
  const known = Object.hasOwn(orders, sort) ? orders[sort] : undefined;
  return known ?? [orderByOwn(sort), ...(orders.default ?? [])];
}

/** Dates, last firmware and successor of discontinued models. */
export async function listLegacy(reader: Reader, rows: (typeof products.$inferSelect)[]) {
  const old = rows.filter(({ legacy }) => legacy);
  const [texts, cards] = await Promise.all([
    findTexts(
      reader,
      productTexts,
      old.map(({ id }) => id),
    ),
    listProductCards(reader, [...new Set(old.flatMap(({ successors }) => successors ?? []))]),
  ]);
  return new Map(
    old.map((row) => [
      row.id,
      {
        endOfSale: row.endOfSale && secondsOf(row.endOfSale),
        endOfSupport: row.endOfSupport && secondsOf(row.endOfSupport),
        lastFirmware: row.lastFirmware,
        note: texts.get(row.id)?.successorNote ?? null,
        successors: inOrder(row.successors ?? [], cards),
      },
    ]),
  );
}

export async function listPredecessors(reader: Reader, id: string) {
  const rows = await reader.db
    .select()
    .from(products)
    .where(arrayContains(products.successors, [id]))
    .orderBy(desc(products.endOfSale));
  const texts = await findTexts(
    reader,
    productTexts,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ id: row.id, model: row.model, name: texts.get(row.id)?.name ?? row.model }));
}
