import type { ModuleFigures, ModuleVoltages } from "./module-voltage.ts";
import type { PvInput, Tracker } from "./pv-input.ts";

/** Bright cloud edges give more than 1,000 W/m²: IEC 62548 counts a quarter more short-circuit current. */
export const currentReserve = 1.25;
/** Sums of decimals are off by less than this; it is no room for rounding. */
const noise = 1e-9;

/** The most are rounded down, the fewest up: never the other way. */
export const roundDown = (value: number) => Math.floor(value + noise);
export const roundUp = (value: number) => Math.ceil(value - noise);
export const within = (value: number, limit: number) => value <= limit + noise;

/** How few and how many modules a string of this inverter may have; `most` below `fewest` means that none fits. */
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

/** How many strings may share a tracker: by its terminals and by what it may be short-circuited with. */
export function mostStrings({ inputs, shortCircuit, current }: Tracker, { isc, imp }: ModuleFigures) {
  const byShortCircuit =
    shortCircuit === undefined ? undefined : roundDown(shortCircuit / (currentReserve * isc));
  const byCurrent = current === undefined ? 1 : Math.max(1, roundDown(current / imp));
  return Math.min(inputs ?? byCurrent, byShortCircuit ?? byCurrent);
}

/** How many strings a tracker uses fully: another one would be cut off at the tracker's current. */
export function usefulStrings(tracker: Tracker, module: ModuleFigures) {
  const full = tracker.current === undefined ? 1 : Math.max(1, roundDown(tracker.current / module.imp));
  return Math.min(mostStrings(tracker, module), full);
}
