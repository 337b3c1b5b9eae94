import type { City, Module } from "#db/schema/shapes.ts";
import type { Device } from "./device.ts";
import { pvInputOf } from "./pv-input.ts";
import { answerStringForm } from "./string-form.ts";

type Lists<M extends Module, P extends { cities: City[] }> = { devices: Device[]; modules: M[]; places: P[] };

/** The lists of the form, and the answer unless the form is empty. */
export function stringPage<M extends Module, P extends { cities: City[] }>(
  { devices, modules, places }: Lists<M, P>,
  form: URLSearchParams,
  ask: boolean,
) {
  const inverters = devices.filter((device) => pvInputOf(device));
  const cities = places.flatMap((place) => place.cities);
  const answered = ask ? answerStringForm(form, { devices: inverters, modules, cities }) : undefined;
  return {
    inverters: inverters.map(({ id, model, name, legacy }) => ({ id, model, name, legacy })),
    modules,
    places,
    faults: answered?.faults ?? {},
    trackers: trackersOf(inverters, form),
    device: answered?.device
      ? { id: answered.device.id, model: answered.device.model, name: answered.device.name }
      : null,
    module: answered?.module ?? null,
    climate: answered?.climate ?? null,
    input: answered?.input ?? null,
    answer: answered?.answer ?? null,
  };
}

function trackersOf(devices: Device[], form: URLSearchParams) {
  const device = devices.find(({ id }) => id === form.get("inverter"));
  return device ? (pvInputOf(device)?.trackers.length ?? 0) : 0;
}
