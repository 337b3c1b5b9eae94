import type { Facts } from "./fit-facts.ts";

export type Joining = "alone" | "one-phase" | "three-phase" | "never";

/**
 * How many units of one inverter may work in parallel. On one phase the parallel box's busbars carry the sum; a three-
 * phase group has equal thirds on each phase.
 */
export function joiningOf({ parallelUnits = 1, unitsPerPhase = 1 }: Facts, units: number): Joining {
  if (units === 1) return "alone";
  if (units > parallelUnits) return "never";
  if (units <= unitsPerPhase) return "one-phase";
  return units % 3 === 0 && units / 3 <= unitsPerPhase ? "three-phase" : "never";
}

export const mostOnOnePhase = ({ parallelUnits = 1, unitsPerPhase = 1 }: Facts) =>
  Math.max(1, Math.min(parallelUnits, unitsPerPhase));
