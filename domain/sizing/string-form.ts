import type { City, Module } from "#db/schema/shapes.ts";
import { checkStrings, type Wanted } from "./check-string.ts";
import type { Device } from "./device.ts";
import { lowestTemperature } from "./lowest-temperature.ts";
import {
  type Climate,
  type ModuleFigures,
  type Mounting,
  moduleVoltages,
  mountings,
} from "./module-voltage.ts";
import { type PvInput, pvInputOf } from "./pv-input.ts";
import { type FormReader, formReader } from "./read-form.ts";

type Lists = { devices: Device[]; modules: Module[]; cities: City[] };

const spans = {
  power: { min: 1, max: 1000 },
  voc: { min: 1, max: 500 },
  vmp: { min: 1, max: 500 },
  isc: { min: 0.1, max: 50 },
  imp: { min: 0.1, max: 50 },
  coefficient: { min: -1, max: -0.01 },
};

/** Reads the string check's form and computes the answer, unless a field is wrong. */
export function answerStringForm(form: URLSearchParams, lists: Lists) {
  const read = formReader(form);
  const device = readDevice(read, lists.devices);
  const module = readModule(read, lists.modules);
  const climate = readClimate(read, lists.cities);
  const input = device && pvInputOf(device);
  const wanted = input ? readWanted(read, input) : [];
  if (module && climate && input) refuseHighModule(read, module, climate, input);
  const ready = Object.keys(read.faults).length === 0 && module && climate && input;
  return {
    faults: read.faults,
    device,
    input,
    module,
    climate,
    answer: ready ? checkStrings(input, module, climate, wanted) : undefined,
  };
}

function readDevice(read: FormReader, devices: Device[]) {
  const id = read.typed("inverter").toLowerCase();
  if (id === "") return read.refuse("inverter", "missing");
  const device = devices.find((candidate) => candidate.id === id);
  if (!device || !pvInputOf(device)) return read.refuse("inverter", "unknown");
  return device;
}

/** A module type from the list, with typed figures in place of its own. */
function readModule(read: FormReader, modules: Module[]): ModuleFigures | undefined {
  const id = read.typed("module");
  const listed = modules.find((candidate) => candidate.id === id);
  if (id !== "" && !listed) read.refuse("module", "unknown");
  const own = read.optional("vmpCoefficient", spans.coefficient) ?? listed?.vmpCoefficient;
  const entries = Object.entries(spans).map(([name, span]) => {
    const known = listed?.[name as keyof ModuleFigures];
    return [name, known === undefined ? read.required(name, span) : (read.optional(name, span) ?? known)];
  });
  if (entries.some(([, value]) => value === undefined)) return undefined;
  const module = { ...Object.fromEntries(entries), vmpCoefficient: own } as ModuleFigures;
  const { power, voc, vmp, isc, imp } = module;
  if (vmp >= voc) read.refuse("vmp", "order", { limit: voc });
  if (imp >= isc) read.refuse("imp", "order", { limit: isc });
  if (Math.abs(power / (vmp * imp) - 1) > 0.1) read.refuse("power", "mismatch", { product: vmp * imp });
  return module;
}

function readClimate(read: FormReader, cities: City[]): Climate | undefined {
  const id = read.typed("place");
  const city = cities.find((candidate) => candidate.id === id);
  if (id !== "" && !city) read.refuse("place", "unknown");
  const [coldSpan, hotSpan] = [
    { min: -60, max: 40 },
    { min: 0, max: 60 },
  ];
  const cold = city
    ? (read.optional("cold", coldSpan) ?? lowestTemperature(city))
    : read.required("cold", coldSpan);
  const hot = city ? (read.optional("hot", hotSpan) ?? city.hot) : read.required("hot", hotSpan);
  const mounting = read.choice("mounting", Object.keys(mountings) as Mounting[], "roof");
  if (cold === undefined || hot === undefined) return undefined;
  if (cold >= hot) read.refuse("cold", "order", { limit: hot });
  return { cold, hot, mounting };
}

/** A tracker with one figure needs the other; a number of modules alone means one string. */
function readWanted(read: FormReader, { trackers }: PvInput): Wanted {
  return trackers.map((_, place) => {
    const modules = read.optional(`modules-${place + 1}`, { min: 0, max: 100, whole: true });
    const strings = read.optional(`strings-${place + 1}`, { min: 0, max: 50, whole: true });
    if (modules === undefined && strings !== undefined && strings > 0) {
      read.refuse(`modules-${place + 1}`, "missing");
    }
    if (modules === undefined) return strings === 0 ? { modules: 0, strings: 0 } : undefined;
    return { modules, strings: strings ?? 1 };
  });
}

/** A single module above the inverter's voltage is a typing error. */
function refuseHighModule(
  read: FormReader,
  module: ModuleFigures,
  climate: Climate,
  { maxVoltage }: PvInput,
) {
  const { vocCold } = moduleVoltages(module, climate);
  if (vocCold > maxVoltage) read.refuse("voc", "tooHigh", { value: vocCold, limit: maxVoltage });
}
