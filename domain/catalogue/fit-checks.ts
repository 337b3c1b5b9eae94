import { groupsOf } from "./bank.ts";
import type { Facts } from "./fit-facts.ts";
import * as power from "./fit-power.ts";

export type Check = {
  rule: "voltage" | "chemistry" | "protocol" | "listed" | "count" | "current" | "power";
  passed: boolean;
  /** The numbers of the check, under the names that its message uses. */
  figures: Record<string, number>;
  words: string[];
};

/** The battery's voltage, empty and full, stays within the input's window. */
export function checkVoltage({ batteryVoltage: port }: Facts, { batteryWindow: window }: Facts): Check[] {
  if (!port || !window) return [];
  const figures = { low: window.low, high: window.high, portLow: port.low, portHigh: port.high };
  return [
    { rule: "voltage", passed: window.low >= port.low && window.high <= port.high, figures, words: [] },
  ];
}

/** A lead-acid charger must not charge lithium cells, or the other way round. */
export function checkChemistry(inverter: Facts, battery: Facts): Check[] {
  if (!inverter.chemistry || !battery.chemistry) return [];
  const passed = battery.chemistry.every((name) => inverter.chemistry?.includes(name));
  return [{ rule: "chemistry", passed, figures: {}, words: battery.chemistry }];
}

/** A lead-acid bank has no data line; its voltage curve controls the charge. */
export function checkProtocol({ protocols = [] }: Facts, battery: Facts): Check[] {
  if (isLeadAcid(battery)) return [];
  const shared = protocols.filter((protocol) => battery.protocols?.includes(protocol));
  return [{ rule: "protocol", passed: shared.length > 0, figures: {}, words: shared }];
}

/** An inverter without a compatibility list is judged by its figures alone. */
export function checkListed({ listed }: Facts, battery: Facts): Check[] {
  if (!listed) return [];
  const name = isLeadAcid(battery) ? "lead-acid" : battery.id;
  const passed = name !== undefined && listed.includes(name);
  return [{ rule: "listed", passed, figures: {}, words: [] }];
}

export function checkCount(inverter: Facts, battery: Facts): Check[] {
  const { inputs, perInput } = power.placesOf(inverter, battery);
  const units = inputs * perInput;
  const groups = groupsOf(inverter, battery, units);
  const figures = { inputs, perInput, units, groups, group: battery.group ?? units };
  return [{ rule: "count", passed: true, figures, words: [] }];
}

/** A battery that cannot carry the full current limits the power; the pair is still allowed. */
export function checkCurrent(inverter: Facts, battery: Facts): Check[] {
  if (inverter.ratedPower === undefined || battery.maxCurrent === undefined) return [];
  const units = power.unitsForCurrent(inverter, battery) ?? 0;
  const figures = { one: battery.maxCurrent, needed: power.neededCurrent(inverter, battery), units };
  return [{ rule: "current", passed: units === 1, figures, words: [] }];
}

/** Figures for the fewest batteries that give rated power, or for the largest allowed number if none does. */
export function checkPower(inverter: Facts, battery: Facts): Check[] {
  const { ratedPower, efficiencyMax = 100 } = inverter;
  const { batteryNominalVoltage: voltage } = battery;
  if (ratedPower === undefined || voltage === undefined || !power.lastingCurrent(battery)) return [];
  const enough = power.unitsForPower(inverter, battery);
  const units = enough ?? power.mostUnits(inverter, battery);
  const figures = {
    units,
    voltage,
    current: power.currentOf(inverter, battery, units),
    power: power.powerOf(inverter, battery, units),
    one: power.powerOf(inverter, battery, 1),
    needed: power.neededPower(inverter),
    rated: ratedPower / 1000,
    efficiency: efficiencyMax,
  };
  return [{ rule: "power", passed: enough !== undefined, figures, words: [] }];
}

const isLeadAcid = ({ chemistry }: Facts) => chemistry?.includes("lead-acid") ?? false;
