import type { Supply } from "#db/schema/shapes.ts";
import { groupsOf } from "#domain/catalogue/bank.ts";
import { type Fit, fitBattery } from "#domain/catalogue/fit.ts";
import {
  currentOf,
  lastingCurrent,
  neededCurrent,
  neededPower,
  powerOf,
} from "#domain/catalogue/fit-power.ts";
import { joiningOf, mostOnOnePhase } from "#domain/catalogue/joined-units.ts";
import { codesOf, type Device, fitFactsOf, numberOf } from "./device.ts";
import { transformerFor } from "./supply.ts";
import { boxesFor, findBox } from "./system-parts.ts";
import type { Variant } from "./variant.ts";
import { wiresOf } from "./wires.ts";

export type Limit = {
  rule: "parallel" | "threePhase" | "batteries" | "groups" | "current" | "power" | "accessory" | "charger";
  value: number;
  limit: number;
  light: "green" | "amber" | "red";
  model: string;
};

/** Checks that depend on the number of batteries use the chosen number where it is allowed. */
const countedRules: string[] = ["count", "current", "power"];

/** A variant, its parts list, and its distance from each limit. */
export function buildSystem(variant: Variant, devices: Device[], supply?: Supply) {
  const { inverter, battery } = variant;
  const fit = inverter && battery ? fitBattery(fitFactsOf(inverter), fitFactsOf(battery)) : undefined;
  return {
    fit: fit ? { ...fit, checks: fit.checks.filter(({ rule }) => !countedRules.includes(rule)) } : null,
    /** True for a battery with an inverter that has no battery input. */
    senseless: Boolean(inverter && battery && !fit),
    fitting: listFitting(variant, devices),
    limits: limitsOf(variant, fit),
    parts: partsOf(variant, devices),
    transformer: inverter ? (transformerFor(inverter, supply, phaseOf(inverter)) ?? null) : null,
    wires: wiresOf(variant, boxOf(variant, devices)),
    totals: totalsOf(variant),
  };
}

/** Inverters for one phase stand between a line and the neutral, in a three-phase group too. */
const phaseOf = (inverter: Device) => (codesOf(inverter, "phases").includes("single") ? "single" : "three");

/** Products to add next: batteries for an inverter alone, inverters for a battery alone. */
function listFitting({ inverter, battery }: Variant, devices: Device[]) {
  if (Boolean(inverter) === Boolean(battery)) return [];
  return devices
    .filter(({ legacy }) => !legacy)
    .flatMap((device) => {
      const fit = inverter
        ? fitBattery(fitFactsOf(inverter), fitFactsOf(device))
        : fitBattery(fitFactsOf(device), fitFactsOf(battery ?? device));
      const partner = device.role === (inverter ? "battery" : "inverter");
      return partner && fit?.fits
        ? [{ id: device.id, model: device.model, name: device.name, units: fit.units ?? 1 }]
        : [];
    });
}

function limitsOf(variant: Variant, fit: Fit | undefined): Limit[] {
  const { inverter, units, charger } = variant;
  if (!inverter) return [];
  const limits = [...unitLimits(inverter, units), ...bankLimits(variant, fit)];
  for (const extra of [variant.logger, variant.meter]) {
    if (!extra) continue;
    const belongs = inverter.accessories.includes(extra.id);
    limits.push({
      rule: "accessory",
      value: 1,
      limit: belongs ? 1 : 0,
      light: belongs ? "green" : "red",
      model: extra.model,
    });
  }
  if (charger) {
    const [value, limit] = [
      (numberOf(charger, "ratedPower") ?? 0) / 1000,
      (units * (numberOf(inverter, "ratedPower") ?? 0)) / 1000,
    ];
    limits.push({
      rule: "charger",
      value,
      limit,
      light: value <= limit ? "green" : "amber",
      model: charger.model,
    });
  }
  return limits;
}

function unitLimits(inverter: Device, units: number): Limit[] {
  const facts = fitFactsOf(inverter);
  const { model } = inverter;
  const limit = mostOnOnePhase(facts);
  const joining = joiningOf(facts, units);
  if (joining === "three-phase")
    return [{ rule: "threePhase", value: units, limit: units / 3, light: "amber", model }];
  return [{ rule: "parallel", value: units, limit, light: joining === "never" ? "red" : "green", model }];
}

/** The current that all inverters together draw from their shared bank. */
function bankLimits({ inverter, units, battery, batteries }: Variant, fit: Fit | undefined): Limit[] {
  if (!inverter || !battery || !fit?.fits) return [];
  const [own, store] = [fitFactsOf(inverter), fitFactsOf(battery)];
  const { model } = battery;
  const total = units * batteries;
  const limit = fit.units ?? 1;
  const groups = groupsOf(own, store, total);
  const enough = (rule: "current" | "power", value: number, needed: number): Limit => ({
    ...{ rule, value: units * value, limit: units * needed, model },
    light: value >= needed ? "green" : "amber",
  });
  return [
    { rule: "batteries", value: total, limit, light: total <= limit ? "green" : "red", model },
    ...(groups > 1
      ? [{ rule: "groups" as const, value: groups, limit: store.group ?? 1, light: "amber" as const, model }]
      : []),
    // Leaves out figures that the battery does not state.
    ...(store.maxCurrent
      ? [enough("current", currentOf(own, store, batteries, store.maxCurrent), neededCurrent(own, store))]
      : []),
    ...(lastingCurrent(store) ? [enough("power", powerOf(own, store, batteries), neededPower(own))] : []),
  ];
}

export type BuiltPart = { id: string; model: string; name: string; quantity: number; role: string };

/** Inverters in parallel need the maker's parallel box. */
function boxOf({ inverter, units }: Variant, devices: Device[]) {
  return inverter && units > 1 ? findBox(inverter, devices) : undefined;
}

function partsOf(variant: Variant, devices: Device[]): BuiltPart[] {
  const { inverter, units, battery, batteries, logger, meter, charger } = variant;
  const box = boxOf(variant, devices);
  const part = (device: Device | undefined, quantity: number, role: string) =>
    device ? [{ id: device.id, model: device.model, name: device.name, quantity, role }] : [];
  return [
    ...part(inverter, units, inverter?.role === "system" ? "system" : "inverter"),
    ...part(battery, batteries * (inverter ? units : 1), "battery"),
    ...part(box, box ? boxesFor(units, box) : 0, "box"),
    ...part(logger, 1, "logger"),
    ...part(meter, 1, "meter"),
    ...part(charger, 1, "charger"),
  ];
}

function totalsOf({ inverter, units, battery, batteries }: Variant) {
  const of = (device: Device | undefined, name: string) => (device && numberOf(device, name)) ?? 0;
  const count = batteries * (inverter ? units : 1);
  return {
    rated: (units * of(inverter, "ratedPower")) / 1000,
    usable: count * of(battery, "usableEnergy") + units * of(inverter, "usableEnergy"),
    pv: (units * of(inverter, "maxPvPower")) / 1000,
    weight: units * of(inverter, "weight") + (battery ? count * of(battery, "weight") : 0),
  };
}
