import type { ModuleFigures, ModuleVoltages } from "./module-voltage.ts";
import type { PvInput, Tracker } from "./pv-input.ts";

/** Bright cloud edges exceed 1,000 W/m²: IEC 62548 adds a quarter to the short-circuit current. */
export const currentReserve = 1.25;
/** Tolerance for floating-point sums, not a rounding margin. */
const noise = 1e-9;

/** Maximums round down, minimums round up. */
export const roundDown = (value: number) => Math.floor(value + noise);
export const roundUp = (value: number) => Math.ceil(value - noise);
export const within = (value: number, limit: number) => value <= limit + noise;

/** The fewest and most modules in a string; `most` below `fewest` means that none fits. */
export function modulesPerString(input: PvInput, { vocCold, vocHot, vmpHot }: ModuleVoltages) {
  if (vmpHot <= 0 || vocHot <= 0) return { most: 0, fewest: 1 };
  return {
    most: roundDown(input.maxVoltage / vocCold),
    fewest: Math.max(
      1,
      roundUp(input.mppt.low / vmpHot),
      input.start === undefined ? 1 : roundUp(input.start / vocHot),
    ),
  };
}

/** Strings per tracker, limited by its terminals and its short-circuit current. */
export function mostStrings({ inputs, shortCircuit, current }: Tracker, { isc, imp }: ModuleFigures) {
  const byShortCircuit =
    shortCircuit === undefined ? undefined : roundDown(shortCircuit / (currentReserve * isc));
  const byCurrent = current === undefined ? 1 : Math.max(1, roundDown(current / imp));
  return Math.min(inputs ?? byCurrent, byShortCircuit ?? byCurrent);
}

/** Strings that a tracker can use fully; it would clip the current of another. */
export function usefulStrings(tracker: Tracker, module: ModuleFigures) {
  const full = tracker.current === undefined ? 1 : Math.max(1, roundDown(tracker.current / module.imp));
  return Math.min(mostStrings(tracker, module), full);
}
