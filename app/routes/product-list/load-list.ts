import type { ApiClient } from "#api/client.ts";
import { type CardProduct, cardProduct } from "#app/features/product-card/card-product.ts";
import type { ListQuery } from "./list-query.ts";
import type { ShelfProduct } from "./shelves.ts";

/** A category is seen whole, so that its shelves have one scale. */
export const pageSize = 24;

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
    products: list.map(onShelf),
    facets,
    sorts,
    categories,
    pages: Math.ceil(total / pageSize),
  };
}

function onShelf(
  product: Parameters<typeof cardProduct>[0] & Omit<ShelfProduct, keyof CardProduct>,
): ShelfProduct {
  const { series, seriesName, size, accessory, image } = product;
  const card = cardProduct(product);
  const shown = card.image && { ...card.image, ...(image?.box && { box: image.box }) };
  return { ...card, image: shown, series, seriesName, size, accessory };
}
