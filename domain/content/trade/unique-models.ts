import type { Rule } from "./rule.ts";

/** A model number is one product: it is what visitors type, and the database keeps it once. */
export const checkUniqueModels: Rule = ({ products }) =>
  [...Map.groupBy(products, ({ data }) => data.model).values()].flatMap(([first, ...others]) =>
    others.map(({ id, data }) => ({
      file: `products/${id}.yaml`,
      path: ["model"],
      message: `has the model number ${data.model} of ${first?.id}`,
    })),
  );
