import type { ApiClient } from "#api/client.ts";
import { cardProduct } from "#app/features/product-card/card-product.ts";

const othersShown = 3;

/** One solution with the parts it is made of, and the next ones of the list. */
export async function loadSolution(client: ApiClient, id: string) {
  const [solution, { list }] = await Promise.all([
    client.one("solution/getSolutionData", { id }),
    client.list("solution/getSolutionData", {}),
  ]);
  const products = solution.products.map((product) => ({
    ...cardProduct(product),
    quantity: product.quantity,
  }));
  return { solution: { ...solution, products }, others: neighbours(list, id) };
}

export type SolutionData = Awaited<ReturnType<typeof loadSolution>>;

/** The next ones in the list, from its beginning again when it ends. */
function neighbours<T extends { id: string }>(list: T[], id: string): T[] {
  const place = list.findIndex((entry) => entry.id === id);
  return [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))].slice(0, othersShown);
}
