import type { Supply } from "#db/schema/shapes.ts";
import { buildSystem } from "./build.ts";
import { codesOf, type Device, numberOf } from "./device.ts";
import { type FormReader, formReader } from "./read-form.ts";
import type { Variant } from "./variant.ts";

export const variantNames = ["a", "b", "c"] as const;

export type Country = { country: string; supply?: Supply | null | undefined };
type Slot = "inverter" | "battery" | "logger" | "meter" | "charger";

export function slotOf(device: Device): Slot | undefined {
  if (device.role === "battery" || device.role === "charger") return device.role;
  if (device.role === "system" || device.role === "inverter") return "inverter";
  if (device.role !== "monitoring") return undefined;
  if (codesOf(device, "wireless").length > 0 || codesOf(device, "lteCategory").length > 0) return "logger";
  return numberOf(device, "transformerCount") === undefined ? undefined : "meter";
}

/**
 * Reads up to three systems from the builder's form. A product to start from goes into the first system if it is
 * empty.
 */
export function answerBuilderForm(form: URLSearchParams, devices: Device[], countries: Country[] = []) {
  const read = formReader(form);
  const supply = readSupply(read, countries);
  const start = readDevice(read, "start", devices);
  const variants = variantNames.flatMap((name) => {
    const variant = readVariant(read, name, devices, name === "a" ? start : undefined);
    const chosen = [variant.inverter, variant.battery, variant.logger, variant.meter, variant.charger].some(
      Boolean,
    );
    return chosen ? [{ name, ...chosenOf(variant), ...buildSystem(variant, devices, supply) }] : [];
  });
  return { faults: read.faults, variants };
}

function readSupply(read: FormReader, countries: Country[]) {
  const code = read.typed("country");
  const found = countries.find(({ country }) => country === code);
  if (code !== "" && !found) read.refuse("country", "unknown");
  return found?.supply ?? undefined;
}

function readVariant(read: FormReader, name: string, devices: Device[], start: Device | undefined): Variant {
  const device = (slot: string) =>
    readDevice(read, `${name}-${slot}`, devices, slot) ??
    (start && slotOf(start) === slot ? start : undefined);
  const count = (slot: string, max: number) =>
    read.optional(`${name}-${slot}`, { min: 1, max, whole: true }) ?? 1;
  return {
    inverter: device("inverter"),
    units: count("units", 20),
    battery: device("battery"),
    batteries: count("batteries", 64),
    logger: device("logger"),
    meter: device("meter"),
    charger: device("charger"),
  };
}

function readDevice(read: FormReader, field: string, devices: Device[], slot?: string) {
  const id = read.typed(field).toLowerCase();
  if (id === "") return undefined;
  const device = devices.find((candidate) => candidate.id === id);
  if (!device || (slot !== undefined && slotOf(device) !== slot)) {
    read.refuse(field, "unknown");
    return undefined;
  }
  return device;
}

function chosenOf({ inverter, units, battery, batteries, logger, meter, charger }: Variant) {
  return {
    chosen: {
      inverter: inverter?.id ?? "",
      battery: battery?.id ?? "",
      logger: logger?.id ?? "",
      meter: meter?.id ?? "",
      charger: charger?.id ?? "",
    },
    units,
    batteries,
    inverter: inverter ? { id: inverter.id, model: inverter.model, name: inverter.name } : null,
    battery: battery ? { id: battery.id, model: battery.model, name: battery.name } : null,
  };
}
