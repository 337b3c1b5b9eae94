import type { Facts } from "./fit-facts.ts";
import { mostUnits, placesOf } from "./fit-power.ts";

/** Units in parallel share one battery bank, which may hold no more batteries than one unit allows. */
export function mostForEach(inverter: Facts, battery: Facts, units: number) {
  return Math.floor(mostUnits(inverter, battery) / units);
}

/** Groups behind each input. Each group has a main fuse that can break the short-circuit current of its batteries. */
export function groupsOf(inverter: Facts, battery: Facts, batteries: number) {
  const onInput = Math.ceil(batteries / placesOf(inverter, battery).inputs);
  return Math.ceil(onInput / (battery.group ?? Math.max(1, onInput)));
}
