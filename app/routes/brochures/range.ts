import type { Data } from "#api/client.ts";

type Listed = Data<"product/getProductListByCategoryList">;
type Category = Listed["categories"][number];

/** A category as its brochure shows it. */
export type Range = Pick<Category, "id" | "name" | "tagline" | "image" | "language"> & {
  isPackShot: boolean;
};

/** A category without a picture of its own shows one of its products. */
export function rangeOf({ id, name, tagline, image, language }: Category, products: Listed["list"]): Range {
  const shot = products.find((product) => product.category === id && product.image)?.image ?? null;
  return { id, name, tagline, image: image ?? shot, language, isPackShot: image === null };
}
