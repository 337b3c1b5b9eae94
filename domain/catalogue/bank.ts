import type { Facts } from "./fit-facts.ts";
import { mostUnits, placesOf } from "./fit-power.ts";

/** All units that work together share one bank: together they take no more batteries than one of them. */
export function mostForEach(inverter: Facts, battery: Facts, units: number) {
  return Math.floor(mostUnits(inverter, battery) / units);
}

/** Behind each input so many groups, each with a main fuse that breaks what its batteries drive into a short circuit. */
export function groupsOf(inverter: Facts, battery: Facts, batteries: number) {
  const onInput = Math.ceil(batteries / placesOf(inverter, battery).inputs);
  return Math.ceil(onInput / (battery.group ?? Math.max(1, onInput)));
}
