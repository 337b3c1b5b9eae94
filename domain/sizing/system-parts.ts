import { groupsOf } from "#domain/catalogue/bank.ts";
import type { Candidate } from "./candidates.ts";
import { codesOf, type Device, fitFactsOf, numberOf } from "./device.ts";

export type Part = {
  id: string;
  model: string;
  name: string;
  quantity: number;
  role: "inverter" | "system" | "battery" | "box" | "logger";
};

/** The order: inverters, batteries, a parallel box, and a data stick. */
export function partsOf(
  { inverter, units, battery, batteries }: Candidate,
  internet: string,
  devices: Device[],
): Part[] {
  const logger = findLogger(inverter, internet, devices);
  const box = findBox(inverter, devices);
  return [
    part(inverter, units, inverter.role === "system" ? "system" : "inverter"),
    ...(battery ? [part(battery, batteries, "battery")] : []),
    ...(units > 1 && box ? [part(box, boxesFor(units, box), "box")] : []),
    ...(logger ? [part(logger, 1, "logger")] : []),
  ];
}

export function groupsIn({ inverter, battery, batteries }: Candidate) {
  return battery ? groupsOf(fitFactsOf(inverter), fitFactsOf(battery), batteries) : 0;
}

/** A Wi-Fi stick states its Wi-Fi standard, a mobile one its LTE category. */
export function findLogger({ accessories }: Device, internet: string, devices: Device[]) {
  const own = devices.filter(({ id }) => accessories.includes(id));
  const spec = internet === "mobile" ? "lteCategory" : "wireless";
  return own.find((device) => codesOf(device, spec).length > 0);
}

/** A parallel box states its number of units and has no battery. */
export function findBox({ accessories }: Device, devices: Device[]) {
  return devices.find(
    (device) =>
      accessories.includes(device.id) &&
      numberOf(device, "parallelUnits") !== undefined &&
      !device.specs.batteryVoltage,
  );
}

export const boxesFor = (units: number, box: Device) =>
  Math.ceil(units / (numberOf(box, "parallelUnits") ?? 1));

const part = ({ id, model, name }: Device, quantity: number, role: Part["role"]): Part => ({
  id,
  model,
  name,
  quantity,
  role,
});
