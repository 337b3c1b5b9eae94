import { listDevices } from "../catalogue/devices.ts";
import type { Reader } from "../reader.ts";
import { builtFrom } from "./builder.ts";
import { listModules, listPlaces } from "./calculator-lists.ts";

/** What the string check and the builder compute from, for a device that takes it to where there is no connection. */
export async function readToolData(reader: Reader) {
  const [devices, modules, places] = await Promise.all([
    listDevices(reader, builtFrom),
    listModules(reader),
    listPlaces(reader),
  ]);
  return { devices, modules, places };
}
