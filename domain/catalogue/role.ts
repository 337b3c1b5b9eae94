import type { CategoryRole } from "#db/schema/shapes.ts";

/** What a product is, whatever its category is called: the tools and the rules of the trade go by it. */
export type Role = CategoryRole | "box";

/** A product is what its category says, but what stands among the inverters and converts nothing is a box. */
export function roleOf(category: CategoryRole | null | undefined, ratedPower: unknown): Role | undefined {
  return category === "inverter" && ratedPower === undefined ? "box" : (category ?? undefined);
}
