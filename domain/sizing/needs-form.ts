import type { Appliance, City, Module, Supply } from "#db/schema/shapes.ts";
import { cutTimes } from "./cuts.ts";
import type { Device } from "./device.ts";
import { fuels, type GeneratorFacts } from "./generator.ts";
import type { Load } from "./loads.ts";
import { lowestTemperature } from "./lowest-temperature.ts";
import { planNeeds } from "./plan-needs.ts";
import { type FormReader, formReader } from "./read-form.ts";

type Price = { currency: string; petrol: number; diesel: number; electricity: number; upkeep: number };
type Lists = {
  devices: Device[];
  modules: Module[];
  cities: (City & { supply?: Supply | undefined })[];
  appliances: Appliance[];
  prices: Price[];
};

/** Rows for the visitor's own appliances. */
export const ownRows = [1, 2, 3];
const usualModule = "half-108-450";

/** Reads the form and computes the answer, unless a field is wrong. */
export function answerNeedsForm(form: URLSearchParams, lists: Lists) {
  const read = formReader(form);
  const loads = [...readListed(read, lists.appliances), ...readOwn(read)];
  if (loads.every(({ count }) => count === 0)) read.refuse("use", "missing");
  const module = readModule(read, lists.modules);
  const price = readPrice(read, lists.prices);
  const cut = read.required("cut", { min: 0, max: 24 }) ?? 0;
  const question = {
    cut,
    when: read.choice("when", cutTimes, "both"),
    days: read.optional("days", { min: 0, max: 7 }) ?? 1,
    roof: read.optional("roof", { min: 1, max: 10_000 }),
    ...readPlace(read, lists.cities),
    phase: read.choice("phase", ["single", "three"] as const, "single"),
    internet: read.choice("internet", ["wifi", "mobile"], "wifi"),
    fuel: price.fuel,
    prices: price.prices,
    known: readKnown(read),
  };
  const ready = Object.keys(read.faults).length === 0 && module;
  return {
    faults: read.faults,
    question,
    answer: ready ? planNeeds(lists.devices, loads, question, module) : undefined,
  };
}

/** Typical figures, replaced by what was typed; starting watts scale with running watts. */
function readListed(read: FormReader, appliances: Appliance[]): Load[] {
  refuseUnlisted(read, appliances);
  return appliances.map(({ id, hours, from, ...usual }) => {
    const watts = read.optional(`watts-${id}`, { min: 1, max: 100_000 }) ?? usual.watts;
    return {
      watts,
      surge:
        read.optional(`surge-${id}`, { min: watts, max: 300_000 }) ?? (usual.surge / usual.watts) * watts,
      from,
      count: read.optional(`use-${id}`, { min: 0, max: 1000, whole: true }) ?? 0,
      hours: read.optional(`hours-${id}`, { min: 0, max: 24 }) ?? hours,
    };
  });
}

/** Reports an appliance from an older address that the list no longer has. */
function refuseUnlisted(read: FormReader, appliances: Appliance[]) {
  const listed = new Set(appliances.map(({ id }) => `use-${id}`));
  for (const name of read.names)
    if (name.startsWith("use-") && !listed.has(name) && read.typed(name) !== "") read.refuse(name, "unknown");
}

/** A row with one figure needs watts and hours; starting watts default to running watts. */
function readOwn(read: FormReader): Load[] {
  return ownRows.flatMap((row) => {
    const name = (field: string) => `own-${row}-${field}`;
    const filled = ["name", "watts", "hours", "count", "surge"].some(
      (field) => read.typed(name(field)) !== "",
    );
    if (!filled) return [];
    const watts = read.required(name("watts"), { min: 1, max: 100_000 }) ?? 0;
    const hours = read.required(name("hours"), { min: 0.1, max: 24 }) ?? 0;
    const surge = read.optional(name("surge"), { min: watts, max: 300_000 }) ?? watts;
    const count = read.optional(name("count"), { min: 0, max: 1000, whole: true }) ?? 1;
    return [{ watts, hours, surge, count, from: hours >= 10 ? 0 : 18 }];
  });
}

function readModule(read: FormReader, modules: Module[]) {
  const id = read.typed("module") || usualModule;
  const module = modules.find((candidate) => candidate.id === id);
  if (!module && read.typed("module") !== "") read.refuse("module", "unknown");
  return module ?? modules[0];
}

/** Without a place, the coldest and hottest of all places. */
const anywhere = { cold: -25, hot: 50 };

function readPlace(read: FormReader, cities: Lists["cities"]) {
  const id = read.typed("place");
  const city = cities.find((candidate) => candidate.id === id);
  if (id !== "" && !city) read.refuse("place", "unknown");
  return {
    sun: read.optional("sun", { min: 0.5, max: 9 }) ?? city?.sun ?? 4,
    cold: city ? lowestTemperature(city) : Math.min(anywhere.cold, ...cities.map(lowestTemperature)),
    hot: city?.hot ?? Math.max(anywhere.hot, ...cities.map(({ hot }) => hot)),
    supply: city?.supply,
  };
}

const money = { min: 0.0001, max: 1e12 };

function readKnown(read: FormReader): GeneratorFacts {
  return {
    litres: read.optional("fuel-litres", { min: 0.1, max: 1e6 }),
    money: read.optional("fuel-money", money),
    upkeep: read.optional("upkeep", { min: 0, max: 1e9 }),
    offer: read.optional("offer", { min: 1, max: 1e12 }),
  };
}

function readPrice(read: FormReader, prices: Price[]) {
  const currencies = prices.map(({ currency }) => currency);
  const currency = read.choice("currency", currencies, currencies.at(-1) ?? "USD");
  const usual = prices.find((price) => price.currency === currency);
  const fuel = read.choice("fuel", fuels, "petrol");
  const span = { min: 0.0001, max: 1e7 };
  return {
    fuel,
    prices: {
      fuel: read.optional("fuel-price", span) ?? usual?.[fuel] ?? 1,
      electricity: read.optional("electricity-price", span) ?? usual?.electricity ?? 0.2,
      upkeep: usual?.upkeep ?? 0.07,
    },
  };
}
