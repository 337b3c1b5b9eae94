import * as checks from "./fit-checks.ts";
import type { Facts } from "./fit-facts.ts";
import { mostUnits } from "./fit-power.ts";

export type Fit = { fits: boolean; checks: checks.Check[]; units: number | null };

/** Whether a battery fits an inverter, with the reasons; undefined for pairs that make no sense. */
export function fitBattery(inverter: Facts, battery: Facts): Fit | undefined {
  if (!inverter.batteryVoltage || !battery.batteryWindow) return undefined;
  const conditions = [
    ...checks.checkVoltage(inverter, battery),
    ...checks.checkChemistry(inverter, battery),
    ...checks.checkProtocol(inverter, battery),
    ...checks.checkListed(inverter, battery),
  ];
  if (!conditions.every(({ passed }) => passed)) return { fits: false, checks: conditions, units: null };
  return {
    fits: true,
    checks: [...conditions, ...sums(inverter, battery)],
    units: mostUnits(inverter, battery),
  };
}

/** Numbers of batteries and their power. Too little power limits the pair and does not forbid it. */
function sums(inverter: Facts, battery: Facts) {
  return [
    ...checks.checkCount(inverter, battery),
    ...checks.checkCurrent(inverter, battery),
    ...checks.checkPower(inverter, battery),
  ];
}
