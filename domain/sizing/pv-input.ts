import { type Device, listOf, numberOf, spanOf } from "./device.ts";

export type Tracker = {
  current: number | undefined;
  shortCircuit: number | undefined;
  /** String terminals; undefined where the datasheet states none. */
  inputs: number | undefined;
};

export type PvInput = {
  maxVoltage: number;
  start: number | undefined;
  mppt: { low: number; high: number };
  trackers: Tracker[];
  maxPower: number | undefined;
  ratedPower: number;
};

/** The PV side of an inverter; undefined for a device without PV input. */
export function pvInputOf(device: Device): PvInput | undefined {
  const maxVoltage = numberOf(device, "maxPvVoltage");
  const mppt = spanOf(device, "mpptVoltage");
  const ratedPower = numberOf(device, "ratedPower");
  if (maxVoltage === undefined || !mppt || ratedPower === undefined) return undefined;
  const read = (name: string, place: number) => listOf(device, name)[place] ?? listOf(device, name).at(-1);
  const trackers = Array.from({ length: numberOf(device, "mpptCount") ?? 1 }, (_, place) => ({
    current: read("mpptCurrent", place),
    shortCircuit: read("mpptShortCircuitCurrent", place),
    inputs: read("stringsPerMppt", place),
  }));
  return {
    maxVoltage,
    mppt,
    trackers,
    ratedPower,
    start: numberOf(device, "startVoltage"),
    maxPower: numberOf(device, "maxPvPower"),
  };
}
