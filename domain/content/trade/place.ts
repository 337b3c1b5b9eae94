import { isRainproof } from "./mounting.ts";
import { type Found, listCounts, type Rule } from "./rule.ts";

/** A device that rain would spoil is indoors in every solution and case that names it, and they say so. */
export const checkPlace: Rule = (content) => {
  const known = new Map(content.products.map((product) => [product.id, product]));
  return listCounts(content).flatMap(({ file, counts }) =>
    counts.flatMap(({ product: id, place }, index): Found[] => {
      const product = known.get(id);
      if (!product || place === "indoors" || isRainproof(product)) return [];
      const code = product.data.specs.protection;
      return [
        {
          file,
          path: ["products", index, "product"],
          message: `${id} is ${code}: its place must be indoors`,
        },
      ];
    }),
  );
};
