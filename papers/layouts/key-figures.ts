import type { Language, Library, Product } from "../library.ts";
import { formatNumber } from "../numbers.ts";
import { listSpecs, listTelling, type Spec } from "../specs.ts";

const wanted: Record<string, string[]> = {
  ridge: [
    "ratedPower",
    "maxPvPower",
    "acCurrent",
    "batteryVoltage",
    "parallelUnits",
    "switchTime",
    "efficiencyMax",
  ],
  summit: ["ratedPower", "maxPvPower", "batteryVoltage", "switchTime", "efficiencyMax"],
  outpost: ["ratedPower", "peakPower", "maxPvPower", "batteryNominalVoltage", "switchTime"],
  meridian: ["ratedPower", "maxPvPower", "mpptCount", "maxPvVoltage", "efficiencyMax"],
  cairn: ["nominalEnergy", "usableEnergy", "maxCurrent", "cycles", "warrantyYears"],
  strata: ["usableEnergy", "batteryNominalVoltage", "continuousPower", "cycles", "warrantyYears"],
  basalt: ["nominalEnergy", "usableEnergy", "maxCurrent", "rackUnits", "maxParallel"],
  hearth: ["ratedPower", "usableEnergy", "maxPvPower", "switchTime", "noise"],
  quarry: ["ratedPower", "nominalEnergy", "roundTripEfficiencyAc", "cycles", "protection"],
  beacon: [
    "uploadInterval",
    "bufferDays",
    "monthlyData",
    "transformerCurrent",
    "transformerCount",
    "accuracyClass",
    "railModules",
    "protection",
  ],
  almanac: ["maxInverters", "maxCabinets", "rs485Ports", "lanPorts"],
  tether: ["ratedPower", "acCurrent", "solarOnlyPower", "dcFaultDetection", "protection"],
};

/** The four or five large figures; thousands of watts are shown as kilowatts. */
export function keyFigures(library: Library, product: Product, language: Language): Spec[] {
  const specs = listSpecs(library, product, language).flatMap((group) => group.specs);
  return (wanted[product.data.series] ?? listTelling(library))
    .flatMap((id) => specs.filter((spec) => spec.id === id))
    .filter(({ id }) => id !== "acCurrent" || product.id === "hd-pb" || product.data.series === "tether")
    .filter(({ id }) => id !== "parallelUnits" || product.id === "hd-pb")
    .slice(0, 5)
    .map((spec) => shorten(spec, product.data.specs[spec.id], language));
}

function shorten(spec: Spec, value: unknown, language: Language): Spec {
  const isLarge = typeof value === "number" && value >= 1000 && (spec.unit === "W" || spec.unit === "VA");
  return isLarge ? { ...spec, value: formatNumber(value / 1000, language), unit: `k${spec.unit}` } : spec;
}
