import type { CategoryRole } from "#db/schema/shapes.ts";

/** A product's role. Calculators and trade rules use it, never the category's name. */
export type Role = CategoryRole | "box";

/** The category's role, except that a product among inverters without an output power is a box. */
export function roleOf(category: CategoryRole | null | undefined, ratedPower: unknown): Role | undefined {
  return category === "inverter" && ratedPower === undefined ? "box" : (category ?? undefined);
}
