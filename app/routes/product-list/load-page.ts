import type { ApiClient } from "#api/client.ts";
import { branchesOf, placeOf } from "./list-place.ts";
import { readListQuery } from "./list-query.ts";
import { loadCompared } from "./load-compared.ts";
import { loadList } from "./load-list.ts";

type Place = { one?: string | undefined; id?: string | undefined };

/** A page of the products of a place in the tree, and what was chosen from them for comparison. */
export async function loadPage(client: ApiClient, { one, id }: Place, search: URLSearchParams) {
  const query = readListQuery(search);
  const [{ categories, ...list }, compared] = await Promise.all([
    loadList(client, { category: one, series: id }, query),
    loadCompared(client, query.compare),
  ]);
  const place = placeOf(categories, one, id);
  return { ...list, compared, query, place, branches: branchesOf(categories, place) };
}

export type ListData = Awaited<ReturnType<typeof loadPage>>;
