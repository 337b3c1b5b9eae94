import type { Facts } from "./fit-facts.ts";

/** The number of batteries per inverter: its inputs times what the manual or the battery allows on each. */
export function mostUnits(inverter: Facts, battery: Facts) {
  const { inputs, perInput } = placesOf(inverter, battery);
  return inputs * perInput;
}

export function placesOf(inverter: Facts, battery: Facts) {
  const most = battery.maxParallel ?? 1;
  return { inputs: inverter.batteryTerminals ?? 1, perInput: Math.min(inverter.perInput ?? most, most) };
}

/** Continuous battery current: the stated continuous or recommended figure, not the maximum. */
export function lastingCurrent({ continuousCurrent, recommendedCurrent, maxCurrent }: Facts) {
  return continuousCurrent ?? recommendedCurrent ?? maxCurrent;
}

/** Short-time battery current: the stated maximum, else the continuous figure. */
const mostCurrent = (battery: Facts) => battery.maxCurrent ?? lastingCurrent(battery);

/**
 * Batteries spread evenly over the inputs, and no input exceeds its limit. Batteries without a stated current do not
 * limit: they deliver what the inverter draws.
 */
export function currentOf(inverter: Facts, battery: Facts, units: number, each = lastingCurrent(battery)) {
  if (each === undefined) return neededCurrent(inverter, battery);
  const { inputs } = placesOf(inverter, battery);
  const limit = inverter.maxDischargeCurrent ?? Number.POSITIVE_INFINITY;
  return Array.from({ length: inputs }, (_, input) =>
    Math.min(Math.floor((units + inputs - 1 - input) / inputs) * each, limit),
  ).reduce((sum, current) => sum + current, 0);
}

/** Kilowatts at the battery terminals, rounded to one decimal, as shown and compared. */
export function powerOf(inverter: Facts, battery: Facts, units: number) {
  return tenth((currentOf(inverter, battery, units) * (battery.batteryNominalVoltage ?? 0)) / 1000);
}

/** Share of the battery power that reaches a starting motor. */
const startEfficiency = 0.9;

/** Kilowatts for a starting motor: the batteries' maximum current, with no input above its limit. */
export function startPowerOf(inverter: Facts, battery: Facts, units: number) {
  const current = currentOf(inverter, battery, units, mostCurrent(battery));
  return (current * (battery.batteryNominalVoltage ?? 0) * startEfficiency) / 1000;
}

export function neededPower({ ratedPower = 0, efficiencyMax = 100 }: Facts) {
  return tenth((ratedPower * 100) / efficiencyMax / 1000);
}

/** The highest current: rated power from a nearly empty battery, unless the inputs allow less. */
export function neededCurrent(inverter: Facts, battery: Facts) {
  const { ratedPower = 0, efficiencyMax = 100, maxDischargeCurrent, batteryTerminals = 1 } = inverter;
  const lowest = battery.batteryWindow?.low ?? battery.batteryNominalVoltage ?? 1;
  const limit = (maxDischargeCurrent ?? Number.POSITIVE_INFINITY) * batteryTerminals;
  return tenth(Math.min(limit, (ratedPower * 100) / efficiencyMax / lowest));
}

/** The fewest batteries that carry the highest current at their maximum; undefined if no allowed number does. */
export function unitsForCurrent(inverter: Facts, battery: Facts) {
  const needed = neededCurrent(inverter, battery);
  const carried = (units: number) => currentOf(inverter, battery, units, mostCurrent(battery));
  return fewest(mostUnits(inverter, battery), (units) => carried(units) >= needed);
}

/** The fewest batteries that give rated power continuously; undefined if no allowed number does. */
export function unitsForPower(inverter: Facts, battery: Facts) {
  const needed = neededPower(inverter);
  return fewest(mostUnits(inverter, battery), (units) => powerOf(inverter, battery, units) >= needed);
}

function fewest(most: number, enough: (units: number) => boolean) {
  for (let units = 1; units <= most; units++) if (enough(units)) return units;
  return undefined;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
