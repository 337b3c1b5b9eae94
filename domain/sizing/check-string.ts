import { type Climate, type ModuleFigures, type ModuleVoltages, moduleVoltages } from "./module-voltage.ts";
import { type Layout, proposeStrings } from "./propose-strings.ts";
import type { PvInput, Tracker } from "./pv-input.ts";
import { currentReserve, modulesPerString, mostStrings, within } from "./string-limits.ts";

export type Light = "green" | "amber" | "red" | "unknown";
export type StringRule =
  | "coldVoltage"
  | "coldMpp"
  | "hotMpp"
  | "start"
  | "current"
  | "shortCircuit"
  | "inputs"
  | "power"
  | "ratio";
export type StringCheck = { rule: StringRule; light: Light; figures: Record<string, number> };

/** The wanted string on each tracker. An empty entry gets our proposal; 0 modules leaves the tracker unused. */
export type Wanted = (Layout | undefined)[];

export function checkStrings(input: PvInput, module: ModuleFigures, climate: Climate, wanted: Wanted = []) {
  const voltages = moduleVoltages(module, climate);
  const limits = modulesPerString(input, voltages);
  const proposed = proposeStrings(input, module, limits);
  const trackers = input.trackers.map((tracker, place) => {
    const layout = wanted[place] ?? proposed[place] ?? { modules: 0, strings: 0 };
    return {
      ...layout,
      proposed: wanted[place] === undefined,
      mostStrings: mostStrings(tracker, module),
      checks:
        layout.modules * layout.strings > 0 ? checkTracker(input, tracker, module, voltages, layout) : [],
    };
  });
  const total = trackers.reduce((sum, { modules, strings }) => sum + modules * strings, 0);
  const whole = checkWhole(input, (total * module.power) / 1000);
  const checks = [...trackers.flatMap((tracker) => tracker.checks), ...whole];
  return {
    voltages,
    ...limits,
    trackers,
    total,
    power: (total * module.power) / 1000,
    whole,
    light: worst(checks),
  };
}

function checkTracker(
  { maxVoltage, mppt, start }: PvInput,
  tracker: Tracker,
  module: ModuleFigures,
  { vocCold, vocHot, vmpCold, vmpHot }: ModuleVoltages,
  { modules, strings }: Layout,
): StringCheck[] {
  const current = strings * module.imp;
  const shortCircuit = strings * module.isc * currentReserve;
  return [
    atMost("coldVoltage", "red", modules * vocCold, maxVoltage, { modules, one: vocCold }),
    atMost("coldMpp", "amber", modules * vmpCold, mppt.high, { modules, one: vmpCold }),
    atLeast("hotMpp", modules * vmpHot, mppt.low, { modules, one: vmpHot }),
    atLeast("start", modules * vocHot, start, { modules, one: vocHot }),
    atMost("current", "amber", current, tracker.current, { strings, one: module.imp }),
    atMost("shortCircuit", "red", shortCircuit, tracker.shortCircuit, { strings, one: module.isc }),
    atMost("inputs", "red", strings, tracker.inputs, { strings }),
  ];
}

/** Module power compared with the inverter's PV limit and its output. */
function checkWhole({ maxPower, ratedPower }: PvInput, power: number): StringCheck[] {
  const ratio = power / (ratedPower / 1000);
  const light: Light = power === 0 ? "red" : ratio < 0.8 ? "amber" : "green";
  return [
    atMost("power", "red", power, maxPower === undefined ? undefined : maxPower / 1000, {}),
    { rule: "ratio", light, figures: { value: ratio, power, limit: ratedPower / 1000 } },
  ];
}

type Figures = Record<string, number>;

function atMost(
  rule: StringRule,
  beyond: Light,
  value: number,
  limit: number | undefined,
  sum: Figures,
): StringCheck {
  if (limit === undefined) return { rule, light: "unknown", figures: { ...sum, value } };
  return { rule, light: within(value, limit) ? "green" : beyond, figures: { ...sum, value, limit } };
}

function atLeast(rule: StringRule, value: number, limit: number | undefined, sum: Figures): StringCheck {
  if (limit === undefined) return { rule, light: "unknown", figures: { ...sum, value } };
  return { rule, light: within(limit, value) ? "green" : "red", figures: { ...sum, value, limit } };
}

/** A figure the datasheet does not state is not an error of the string; the installer asks us first. */
function worst(checks: StringCheck[]): Light {
  const order: Light[] = ["red", "amber", "unknown", "green"];
  return order.find((light) => checks.some((check) => check.light === light)) ?? "red";
}
