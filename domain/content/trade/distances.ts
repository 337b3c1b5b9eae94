import { type Product, type Rule, rolesIn } from "./rule.ts";

type Distances = NonNullable<Product["data"]["installation"]>;
const storing = ["battery", "system"];
const needing = ["inverter", "box", ...storing];

/** What is installed says how much room it needs; what is mounted alike in a series keeps the same distances. */
export const checkDistances: Rule = ({ products, series, categories }) => {
  const roles = rolesIn(categories);
  const isOne = (names: string[], product: Product) => names.includes(roles(product) ?? "");
  const current = products.filter(
    (product) => isOne(needing, product) && !product.data.legacy && product.data.installation,
  );
  const bare = current
    .filter((product) => !hasDistances(product, isOne(storing, product)))
    .map((product) => problem(product, missing));
  const differing = series.flatMap(({ id }) => {
    const [first, ...others] = current.filter((product) => product.data.series === id);
    const strange = others.filter((other) => first && written(other) !== written(first));
    return strange.map((product) =>
      problem(product, `keeps other distances than ${first?.id} of its series`),
    );
  });
  return [...bare, ...differing];
};

const missing = "has no installation.clearance, or stores energy and has no installation.distance";

function hasDistances({ data }: Product, stores: boolean) {
  const { clearance, distance }: Distances = data.installation ?? {};
  return Boolean(clearance && (distance || !stores));
}

function written({ data }: Product) {
  const { clearance, distance }: Distances = data.installation ?? {};
  return JSON.stringify([clearance, distance]);
}

const problem = ({ id }: Product, message: string) => ({
  file: `products/${id}.yaml`,
  path: ["installation"],
  message,
});
