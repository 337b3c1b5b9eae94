import { and, arrayContains, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { productFacts as facts, products, productTexts } from "#db/schema/catalogue.ts";
import { findTexts, inOrder, limitOf, type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { countProducts, type Filters, matchesFilters } from "./facets.ts";
import {
  countOwn,
  listOwnFacets,
  listOwnSorts,
  matchesOwn,
  orderByOwn,
  readOwnFilters,
} from "./own-facets.ts";
import { cardsOf, listProductCards } from "./product-cards.ts";

export type ProductQuery = Filters &
  Page & {
    category?: string;
    series?: string;
    legacy?: boolean;
    id?: string[];
    spec?: string[];
    sort?: string;
  };

const orders = {
  default: [asc(facts.position), asc(facts.product)],
  name: [asc(facts.model)],
  power: [sql`${facts.power} asc nulls last`, asc(facts.position), asc(facts.product)],
  "-power": [sql`${facts.power} desc nulls last`, asc(facts.position), asc(facts.product)],
  energy: [sql`${facts.energy} asc nulls last`, asc(facts.position), asc(facts.product)],
  "-energy": [sql`${facts.energy} desc nulls last`, asc(facts.position), asc(facts.product)],
} as Record<string, SQL[]>;

export async function listProducts(reader: Reader, query: ProductQuery) {
  const ownFacets = await listOwnFacets(reader);
  const ownFilters = readOwnFilters(query.spec, ownFacets);
  const ownMatches = matchesOwn(ownFacets, ownFilters);
  const scope = and(
    eq(facts.legacy, query.legacy ?? false),
    query.category ? eq(facts.category, query.category) : undefined,
    query.series ? eq(facts.series, query.series) : undefined,
    query.id ? inArray(facts.product, query.id) : undefined,
  );
  const others = and(scope, matchesFilters(query));
  const matches = and(others, ownMatches);
  const { limit, offset } = limitOf(query);
  const [{ total, facets }, own, sorts, found] = await Promise.all([
    countProducts(reader, and(scope, ownMatches), query),
    countOwn(reader, ownFacets, ownFilters, others),
    listOwnSorts(reader),
    reader.db
      .select({ id: facts.product })
      .from(facts)
      .where(matches)
      .orderBy(...orderBy(query.sort))
      .limit(limit)
      .offset(offset),
  ]);
  reader.tags.add("products");
  const ids = found.map(({ id }) => id);
  const rows = inOrder(
    ids,
    ids.length ? await reader.db.select().from(products).where(inArray(products.id, ids)) : [],
  );
  const cards = await cardsOf(reader, rows);
  const legacy = await listLegacy(reader, rows);
  const list = cards.map((card) => ({ ...card, legacy: legacy.get(card.id) ?? null }));
  const named = facets.map((facet) => ({ ...facet, name: null }));
  return { ...pageOf(total, list, query), facets: [...named, ...own], sorts };
}

/** A spec's own order ends with that of the catalogue; a spec that nobody states leaves it as it is. */
function orderBy(sort = "default"): SQL[] {
  const known = Object.hasOwn(orders, sort) ? orders[sort] : undefined;
  return known ?? [orderByOwn(sort), ...(orders.default ?? [])];
}

/** What discontinued models still offer: their dates, the last firmware, and what to buy instead. */
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
