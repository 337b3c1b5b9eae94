import { listPath } from "#app/features/list-filters/chosen-params.ts";

export const mostCompared = 4;

export type CompareQuery = { compare: string[]; only: boolean };

/** Anything that cannot be the name of a product is dropped. */
export function readCompared(search: URLSearchParams): string[] {
  return [...new Set(search.getAll("compare"))].filter((id) => /^[\w.-]{1,120}$/.test(id)).slice(0, 20);
}

export function readCompareQuery(search: URLSearchParams): CompareQuery {
  return { compare: readCompared(search), only: search.get("only") === "differences" };
}

/** The address of the same comparison with something changed. The order of the products is that of the columns. */
export function comparePath(query: CompareQuery, change: Partial<CompareQuery> = {}): string {
  const { compare, only } = { ...query, ...change };
  return listPath("/compare", { compare, only: only ? "differences" : undefined }, 1);
}

/** One product a place further to the left. */
export function movedLeft(ids: string[], id: string): string[] {
  const place = ids.indexOf(id);
  if (place < 1) return ids;
  return ids.with(place - 1, id).with(place, ids[place - 1] ?? id);
}
