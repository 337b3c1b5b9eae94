import { listDevices } from "../catalogue/devices.ts";
import type { Reader } from "../reader.ts";
import { pvInputOf } from "../sizing/pv-input.ts";
import { answerStringForm } from "../sizing/string-form.ts";
import { listModules, listPlaces } from "./tool-lists.ts";

/** The lists of the form, and the answer to what was filled in. An empty form is no question. */
export async function checkStringForm(reader: Reader, form: URLSearchParams, ask: boolean) {
  const [all, modules, places] = await Promise.all([
    listDevices(reader, ["inverters", "systems"]),
    listModules(reader),
    listPlaces(reader),
  ]);
  const devices = all.filter((device) => pvInputOf(device));
  const cities = places.flatMap(({ cities }) => cities);
  const answered = ask ? answerStringForm(form, { devices, modules, cities }) : undefined;
  return {
    inverters: devices.map(({ id, model, name, legacy }) => ({ id, model, name, legacy })),
    modules,
    places,
    faults: answered?.faults ?? {},
    trackers: trackersOf(devices, form),
    device: answered?.device
      ? { id: answered.device.id, model: answered.device.model, name: answered.device.name }
      : null,
    module: answered?.module ?? null,
    climate: answered?.climate ?? null,
    input: answered?.input ?? null,
    answer: answered?.answer ?? null,
  };
}

/** How many trackers the form asks about: those of the inverter that is chosen. */
function trackersOf(devices: Parameters<typeof pvInputOf>[0][], form: URLSearchParams) {
  const device = devices.find(({ id }) => id === form.get("inverter"));
  return device ? (pvInputOf(device)?.trackers.length ?? 0) : 0;
}
