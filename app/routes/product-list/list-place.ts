import type { Data } from "#api/client.ts";

type Category = Data<"product/getProductListByCategoryList">["categories"][number];
type Named = Pick<Category, "id" | "name" | "tagline" | "description" | "image">;
export type ListPlace = { category: Named | undefined; series: Named | undefined; path: string };

/** Where in the product tree the list stands. */
export function placeOf(categories: Category[], one: string | undefined, id: string | undefined): ListPlace {
  const category = categories.find((entry) => entry.id === one);
  const series = category?.series.find((entry) => entry.id === id);
  const path = ["/product-list", one, id].filter(Boolean).join("/");
  return { category: named(category), series: named(series), path };
}

/** The next step down the tree: the categories, or inside one its series. */
export function branchesOf(categories: Category[], { category }: ListPlace) {
  const own = categories.find(({ id }) => id === category?.id);
  return (own?.series ?? categories).map(({ id, name, count }) => ({ id, name, count }));
}

function named(entry: Named | undefined): Named | undefined {
  if (!entry) return undefined;
  const { id, name, tagline, description, image } = entry;
  return { id, name, tagline, description, image };
}

/** The breadcrumbs below the products. */
export function listSteps({ category, series }: ListPlace) {
  return [
    ...(category ? [{ name: category.name, path: `/product-list/${category.id}` }] : []),
    ...(category && series ? [{ name: series.name, path: `/product-list/${category.id}/${series.id}` }] : []),
  ];
}
