import type { ApiClient } from "#api/client.ts";
import { mostCompared } from "./list-query.ts";

/** The products chosen for comparison with all their values. An id that is gone is left out. */
export async function loadCompared(client: ApiClient, ids: string[]) {
  if (ids.length === 0) return [];
  const { list } = await client.list("product/getProductListByCategoryList", {
    id: ids,
    pageSize: ids.length,
  });
  const known = ids.filter((id) => list.some((product) => product.id === id)).slice(0, mostCompared);
  const products = await Promise.all(known.map((id) => client.get("product/getProductData", { id })));
  return products.map(({ id, model, name, category, image, groups, language }) => ({
    ...{ id, model, name, category, image, language },
    groups: products.length > 1 ? groups : [],
  }));
}

export type ComparedProduct = Awaited<ReturnType<typeof loadCompared>>[number];
