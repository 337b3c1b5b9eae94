import type { ModuleFigures } from "./module-voltage.ts";
import type { PvInput } from "./pv-input.ts";
import { roundDown, usefulStrings } from "./string-limits.ts";

export type Layout = { modules: number; strings: number };

/**
 * A layout for visitors who leave it to us: as many equal strings per tracker as it can use fully, as long as voltage
 * and PV power allow. If the power is too little for the shortest string, trackers stay empty.
 */
export function proposeStrings(
  input: PvInput,
  module: ModuleFigures,
  { fewest, most }: { fewest: number; most: number },
): Layout[] {
  const strings = input.trackers.map((tracker) => usefulStrings(tracker, module));
  if (most < fewest) return strings.map(() => ({ modules: 0, strings: 0 }));
  const limit =
    input.maxPower === undefined ? Number.POSITIVE_INFINITY : roundDown(input.maxPower / module.power);
  while (strings.some((count) => count > 0) && sum(strings) * fewest > limit) dropOne(strings);
  const modules = Math.min(most, Math.floor(limit / Math.max(1, sum(strings))));
  return strings.map((count) => ({ modules: count > 0 ? modules : 0, strings: count }));
}

function dropOne(strings: number[]) {
  const highest = Math.max(...strings);
  const place = strings.lastIndexOf(highest);
  strings[place] = highest - 1;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
