import { productsTrail, type TrailWords } from "#app/features/trail/trail.ts";
import type { ShownProduct } from "./shown-product.ts";

export function productTrail(words: TrailWords, product: ShownProduct) {
  return productsTrail(
    words,
    { name: product.categoryName, path: `/product-list/${product.category}` },
    { name: product.seriesName, path: `/product-list/${product.category}/${product.series}` },
    { name: product.name, path: `/products/${product.id}` },
  );
}
