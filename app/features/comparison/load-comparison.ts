import type { ApiClient } from "#api/client.ts";
import { type CompareQuery, mostCompared } from "./compare-query.ts";

/** The products of a comparison with all their values, in the order of the address. An id that is gone is left out. */
export async function loadComparison(client: ApiClient, query: CompareQuery) {
  const { compare } = query;
  if (compare.length === 0) return { products: [], query, left: 0 };
  const { list } = await client.list("product/getProductListByCategoryList", {
    id: compare,
    pageSize: compare.length,
  });
  const known = compare.filter((id) => list.some((product) => product.id === id));
  const shown = known.slice(0, mostCompared);
  const products = await Promise.all(shown.map((id) => client.get("product/getProductData", { id })));
  return {
    query: { ...query, compare: shown },
    left: known.length - shown.length,
    products: products.map(({ id, model, name, category, image, groups, language }) => ({
      ...{ id, model, name, category, image, groups, language },
    })),
  };
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>;
export type ComparedProduct = Comparison["products"][number];
