import type { ApiClient } from "#api/client.ts";
import { cardProduct } from "#app/features/product-card/card-product.ts";
import type { ListQuery } from "./list-query.ts";

export const pageSize = 12;

type Place = { category: string | undefined; series: string | undefined };

export async function loadList(client: ApiClient, place: Place, { filters, sort, page }: ListQuery) {
  const answer = await client.list("product/getProductListByCategoryList", {
    ...place,
    ...(filters as Record<string, never[]>),
    ...(sort && { sort }),
    pageNum: page,
    pageSize,
  });
  const { total, list, facets, sorts, categories } = answer;
  return {
    total,
    products: list.map(cardProduct),
    facets,
    sorts,
    categories,
    pages: Math.ceil(total / pageSize),
  };
}
