import { type Climate, type ModuleFigures, moduleVoltages } from "./module-voltage.ts";
import type { PvInput } from "./pv-input.ts";
import { modulesPerString, roundDown, usefulStrings } from "./string-limits.ts";

export type PvLayout = { inverters: number; strings: number; modules: number; total: number };

/**
 * Every way to connect equal strings to inverters of one kind: the fewest modules first, then more inverters, then
 * fewer strings.
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

/** The smallest sufficient layout, or else the largest that fits on the roof. */
export function chooseLayout(layouts: PvLayout[], wanted: number, roof: number): PvLayout | undefined {
  if (wanted === 0) return undefined;
  const enough = layouts.find(({ total }) => total >= wanted);
  return enough && enough.total <= roof ? enough : layouts.findLast(({ total }) => total <= roof);
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
