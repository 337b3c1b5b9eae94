import type { Problem } from "../problem.ts";
import { isRainproof } from "./mounting.ts";
import { listCounts, type Rule } from "./rule.ts";

/** A device that rain would spoil is indoors in every solution and case that names it, and they say so. */
export const checkPlace: Rule = (content) => {
  const known = new Map(content.products.map((product) => [product.id, product]));
  return listCounts(content).flatMap(({ file, counts }) =>
    counts.flatMap(({ product: id, place }): Problem[] => {
      const product = known.get(id);
      if (!product || place === "indoors" || isRainproof(product)) return [];
      const code = product.data.specs.protection;
      return [{ file, line: 1, word: id, message: `${id} is ${code}: its place must be indoors` }];
    }),
  );
};
