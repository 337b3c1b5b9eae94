import { fitBattery } from "../../catalogue/fit.ts";
import { factsOf } from "../../catalogue/fit-facts.ts";
import { type Found, listCounts, type Product, type Rule, rolesIn } from "./rule.ts";

type Counts = { product: string; quantity: number }[];

/** Batteries in a solution or a case fit an inverter beside them, and there are no more than it takes. */
export const checkQuantities: Rule = (content) => {
  const known = new Map(content.products.map((product) => [product.id, product]));
  const roles = rolesIn(content.categories);
  const isBattery = (product: Product | undefined) => product && roles(product) === "battery";
  return listCounts(content).flatMap(({ file, counts }) =>
    counts.flatMap((count, place) =>
      isBattery(known.get(count.product))
        ? faultOf(count, counts, known).map((message) => problem(file, place, message))
        : [],
    ),
  );
};

function faultOf({ product, quantity }: Counts[number], counts: Counts, known: Map<string, Product>) {
  const battery = known.get(product);
  if (!battery) return [];
  const places = counts.map((other) => {
    const inverter = known.get(other.product);
    const units = inverter && fitBattery(factsOf(inverter), factsOf(battery))?.units;
    return (units ?? 0) * other.quantity;
  });
  const most = places.reduce((sum, place) => sum + place, 0);
  if (most === 0) return [`names ${product}, which fits no inverter beside it`];
  return quantity > most ? [`names ${quantity} × ${product}, but its inverters take ${most} at most`] : [];
}

const problem = (file: string, place: number, message: string): Found => ({
  file,
  path: ["products", place, "product"],
  message,
});
