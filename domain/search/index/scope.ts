import { arrayOverlaps, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { SearchType } from "#config/product.ts";
import type { Queries } from "#db/client.ts";
import { cases, products, solutions } from "#db/schema/catalogue.ts";
import { documents, videos } from "#db/schema/documents.ts";
import { blogs, news, webinars } from "#db/schema/journal.ts";

/** Which rows to make anew: some of a type, or all of it. */
export type Scope = Map<SearchType, Set<string> | "all">;

/** What a changed record is found as itself. */
const typeOfKind: Record<string, SearchType> = {
  products: "product",
  solutions: "solution",
  documents: "document",
  cases: "case",
  blogs: "blog",
  news: "news",
  events: "event",
  webinars: "webinar",
  faq: "faq",
  videos: "video",
  lights: "light",
};

/** Kinds whose words stand in the rows of every record of some types. */
const spreading: Record<string, SearchType[]> = {
  specs: ["product"],
  options: ["case", "blog", "video"],
  seo: ["page"],
  pages: ["page"],
  categories: ["page"],
  series: ["page", "light"],
};

/** Whatever of these changes, any search may find something else. */
export const searchedKinds = [...Object.keys(typeOfKind), ...Object.keys(spreading), "synonyms"];

/** From changed records, named `kind:id`, to the rows that are made of them. */
export async function findScope(db: Queries, changed: string[]): Promise<Scope> {
  const scope: Scope = new Map();
  const byKind = Map.groupBy(changed, (tag) => tag.slice(0, tag.indexOf(":")));
  const ids = (kind: string) => (byKind.get(kind) ?? []).map((tag) => tag.slice(kind.length + 1));
  for (const kind of byKind.keys()) {
    const type = typeOfKind[kind];
    if (type) add(scope, type, ids(kind));
    if (type === "document") add(scope, "chapter", ids(kind));
    for (const spread of spreading[kind] ?? []) scope.set(spread, "all");
  }
  const sorted = await findProductsOf(db, ids("categories"), ids("series"));
  if (sorted.length > 0) {
    add(scope, "product", sorted);
    addAll(scope, await findNaming(db, sorted));
  }
  return scope;
}

export function addAll(scope: Scope, more: Scope) {
  for (const [type, ids] of more) if (ids !== "all") add(scope, type, [...ids]);
}

function add(scope: Scope, type: SearchType, ids: string[]) {
  const known = scope.get(type);
  if (known !== "all") scope.set(type, new Set([...(known ?? []), ...ids]));
}

async function findProductsOf(db: Queries, categories: string[], series: string[]) {
  if (categories.length + series.length === 0) return [];
  const inCategories = categories.length > 0 ? inArray(products.category, categories) : undefined;
  const inSeries = series.length > 0 ? inArray(products.series, series) : undefined;
  const rows = await db.select({ id: products.id }).from(products).where(or(inCategories, inSeries));
  return rows.map(({ id }) => id);
}

/** Records that name these products carry their model numbers and names. */
export async function findNaming(db: Queries, ids: string[]): Promise<Scope> {
  const scope: Scope = new Map();
  const counted = (column: PgColumn) =>
    sql`exists (select from json_array_elements(${column}) as entry where entry->>'product' = any(${sql.param(ids)}::text[]))`;
  const naming: [SearchType, PgTable & { id: PgColumn }, SQL][] = [
    ["document", documents, arrayOverlaps(documents.products, ids)],
    ["chapter", documents, arrayOverlaps(documents.products, ids)],
    ["video", videos, arrayOverlaps(videos.products, ids)],
    ["blog", blogs, arrayOverlaps(blogs.products, ids)],
    ["news", news, arrayOverlaps(news.products, ids)],
    ["webinar", webinars, arrayOverlaps(webinars.products, ids)],
    ["solution", solutions, counted(solutions.products)],
    ["case", cases, counted(cases.products)],
  ];
  for (const [type, table, condition] of naming) {
    const rows = await db.select({ id: table.id }).from(table).where(condition);
    if (rows.length > 0)
      add(
        scope,
        type,
        rows.map(({ id }) => String(id)),
      );
  }
  return scope;
}
