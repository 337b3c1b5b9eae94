import type { Data } from "#api/client.ts";

type Listed = Data<"product/getProductListByCategoryList">;
type Category = Listed["categories"][number];
type Shot = NonNullable<Category["image"]>;

/** A category as its brochure shows it. */
export type Range = Pick<Category, "id" | "tagline" | "language"> & {
  image: Shot | null;
  /** One of each series, for a category without a picture of its own. */
  shots: Shot[];
};

const mostShots = 3;

export function rangeOf({ id, tagline, language, image }: Category, products: Listed["list"]): Range {
  const own = products.filter((product) => product.category === id && product.image);
  const series = [...Map.groupBy(own, (product) => product.series).values()];
  const shots = series.flatMap(([first]) => first?.image ?? []).slice(0, mostShots);
  return { id, tagline, language, image, shots: image ? [] : shots };
}
