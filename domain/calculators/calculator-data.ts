import { listDevices } from "../catalogue/devices.ts";
import type { Reader } from "../reader.ts";
import { builtFrom } from "./builder.ts";
import { listModules, listPlaces } from "./calculator-lists.ts";

/** The data of the string check and the builder, for use without a connection. */
export async function readToolData(reader: Reader) {
  const [devices, modules, places] = await Promise.all([
    listDevices(reader, builtFrom),
    listModules(reader),
    listPlaces(reader),
  ]);
  return { devices, modules, places };
}
