import type { Data } from "#api/client.ts";

type Whole = Data<"product/getProductListByCategoryList">["list"][number];

/** What a card shows of a product. Loaders send this and no more. */
export type CardProduct = Omit<Whole, "legacy" | "series">;

export function cardProduct(product: CardProduct): CardProduct {
  const { id, model, name, summary, category, seriesName, image, language, figures } = product;
  return { id, model, name, summary, category, seriesName, image, language, figures };
}
