import { type Climate, type ModuleFigures, moduleVoltages } from "./module-voltage.ts";
import type { PvInput } from "./pv-input.ts";
import { modulesPerString, roundDown, usefulStrings } from "./string-limits.ts";

/** Equal strings on each of some inverters. */
export type PvLayout = { inverters: number; strings: number; modules: number; total: number };

/**
 * Every way in which inverters of one kind may carry equal strings, the fewest modules first; then those that spread them
 * over more inverters, then those with fewer strings.
 */
export function listLayouts(
  input: PvInput,
  module: ModuleFigures,
  climate: Climate,
  units: number,
): PvLayout[] {
  const { fewest, most } = modulesPerString(input, moduleVoltages(module, climate));
  const strings = input.trackers.reduce((sum, tracker) => sum + usefulStrings(tracker, module), 0);
  const limit =
    input.maxPower === undefined ? Number.POSITIVE_INFINITY : roundDown(input.maxPower / module.power);
  return range(1, units)
    .flatMap((inverters) =>
      range(1, strings).flatMap((count) =>
        range(fewest, most)
          .filter((modules) => count * modules <= limit)
          .map((modules) => ({ inverters, strings: count, modules, total: inverters * count * modules })),
      ),
    )
    .sort((a, b) => a.total - b.total || b.inverters - a.inverters || a.strings - b.strings);
}

/** The fewest modules that are enough, or else the most that the roof has room for. */
export function chooseLayout(layouts: PvLayout[], wanted: number, roof: number): PvLayout | undefined {
  if (wanted === 0) return undefined;
  const enough = layouts.find(({ total }) => total >= wanted);
  return enough && enough.total <= roof ? enough : layouts.findLast(({ total }) => total <= roof);
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
