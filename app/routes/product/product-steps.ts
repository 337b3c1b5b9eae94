import type { ShownProduct } from "./shown-product.ts";

/** The breadcrumbs below the products. */
export function productSteps({ id, name, category, categoryName, series, seriesName }: ShownProduct) {
  return [
    { name: categoryName, path: `/product-list/${category}` },
    { name: seriesName, path: `/product-list/${category}/${series}` },
    { name, path: `/products/${id}` },
  ];
}
