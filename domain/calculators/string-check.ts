import { listDevices } from "../catalogue/devices.ts";
import type { Reader } from "../reader.ts";
import { stringPage } from "../sizing/string-page.ts";
import { listModules, listPlaces } from "./calculator-lists.ts";

export async function checkStringForm(reader: Reader, form: URLSearchParams, ask: boolean) {
  const [devices, modules, places] = await Promise.all([
    listDevices(reader, ["inverter", "system"]),
    listModules(reader),
    listPlaces(reader),
  ]);
  return stringPage({ devices, modules, places }, form, ask);
}
