import { listDevices } from "../catalogue/devices.ts";
import type { Reader } from "../reader.ts";
import { builderPage } from "../sizing/builder-page.ts";

/** What a system is put together from. */
export const builtFrom = ["inverters", "systems", "batteries", "monitoring-ems", "ev-charging"];

export async function buildForm(reader: Reader, form: URLSearchParams, ask: boolean) {
  return builderPage(await listDevices(reader, builtFrom), form, ask);
}
