import { type Fit, fitBattery } from "#domain/catalogue/fit.ts";
import { neededPower, powerOf } from "#domain/catalogue/fit-power.ts";
import { type Device, fitFactsOf, numberOf } from "./device.ts";
import { boxesFor, findBox } from "./system-parts.ts";
import { wiresOf } from "./wires.ts";

/** What somebody put together; batteries and loggers are counted for each inverter. */
export type Variant = {
  inverter: Device | undefined;
  units: number;
  battery: Device | undefined;
  batteries: number;
  logger: Device | undefined;
  meter: Device | undefined;
  charger: Device | undefined;
};

export type Limit = {
  rule: "batteries" | "parallel" | "power" | "accessory" | "charger";
  value: number;
  limit: number;
  light: "green" | "amber" | "red";
  model: string;
};

/** A variant, what is to order for it, and how far it is from its limits. */
export function buildSystem(variant: Variant, devices: Device[]) {
  const { inverter, battery } = variant;
  const fit = inverter && battery ? fitBattery(fitFactsOf(inverter), fitFactsOf(battery)) : undefined;
  return {
    fit: fit ?? null,
    /** A battery behind an inverter that has no input for one is a question without sense. */
    senseless: Boolean(inverter && battery && !fit),
    fitting: listFitting(variant, devices),
    limits: limitsOf(variant, fit),
    parts: partsOf(variant, devices),
    wires: inverter ? wiresOf(inverter, variant.units, battery) : [],
    totals: totalsOf(variant),
  };
}

/** What could be added next: batteries for an inverter alone, inverters for a battery alone. */
function listFitting({ inverter, battery }: Variant, devices: Device[]) {
  if (Boolean(inverter) === Boolean(battery)) return [];
  return devices
    .filter(({ legacy }) => !legacy)
    .flatMap((device) => {
      const fit = inverter
        ? fitBattery(fitFactsOf(inverter), fitFactsOf(device))
        : fitBattery(fitFactsOf(device), fitFactsOf(battery ?? device));
      const partner = device.role === (inverter ? "battery" : "inverter");
      return partner && fit?.fits
        ? [{ id: device.id, model: device.model, name: device.name, units: fit.units ?? 1 }]
        : [];
    });
}

function limitsOf(variant: Variant, fit: Fit | undefined): Limit[] {
  const { inverter, units, battery, batteries, charger } = variant;
  if (!inverter) return [];
  const own = { model: inverter.model };
  const most = numberOf(inverter, "parallelUnits") ?? 1;
  const limits: Limit[] = [
    { rule: "parallel", value: units, limit: most, light: units <= most ? "green" : "red", ...own },
  ];
  if (battery && fit?.fits) {
    const limit = fit.units ?? 1;
    const [given, needed] = [
      powerOf(fitFactsOf(inverter), fitFactsOf(battery), batteries),
      neededPower(fitFactsOf(inverter)),
    ];
    limits.push(
      {
        rule: "batteries",
        value: batteries,
        limit,
        light: batteries <= limit ? "green" : "red",
        model: battery.model,
      },
      {
        rule: "power",
        value: given,
        limit: needed,
        light: given >= needed ? "green" : "amber",
        model: battery.model,
      },
    );
  }
  for (const extra of [variant.logger, variant.meter]) {
    if (!extra) continue;
    const belongs = inverter.accessories.includes(extra.id);
    limits.push({
      rule: "accessory",
      value: 1,
      limit: belongs ? 1 : 0,
      light: belongs ? "green" : "red",
      model: extra.model,
    });
  }
  if (charger) {
    const [value, limit] = [
      (numberOf(charger, "ratedPower") ?? 0) / 1000,
      (units * (numberOf(inverter, "ratedPower") ?? 0)) / 1000,
    ];
    limits.push({
      rule: "charger",
      value,
      limit,
      light: value <= limit ? "green" : "amber",
      model: charger.model,
    });
  }
  return limits;
}

export type BuiltPart = { id: string; model: string; name: string; quantity: number; role: string };

function partsOf(variant: Variant, devices: Device[]): BuiltPart[] {
  const { inverter, units, battery, batteries, logger, meter, charger } = variant;
  const box = inverter && units > 1 ? findBox(inverter, devices) : undefined;
  const part = (device: Device | undefined, quantity: number, role: string) =>
    device ? [{ id: device.id, model: device.model, name: device.name, quantity, role }] : [];
  return [
    ...part(inverter, units, inverter?.role === "system" ? "system" : "inverter"),
    ...part(battery, batteries * (inverter ? units : 1), "battery"),
    ...part(box, box ? boxesFor(units, box) : 0, "box"),
    ...part(logger, 1, "logger"),
    ...part(meter, 1, "meter"),
    ...part(charger, 1, "charger"),
  ];
}

/** Kilowatts, kilowatt-hours, kilowatts of panels and kilograms together. */
function totalsOf({ inverter, units, battery, batteries }: Variant) {
  const of = (device: Device | undefined, name: string) => (device && numberOf(device, name)) ?? 0;
  const count = batteries * (inverter ? units : 1);
  return {
    rated: (units * of(inverter, "ratedPower")) / 1000,
    usable: count * of(battery, "usableEnergy") + units * of(inverter, "usableEnergy"),
    pv: (units * of(inverter, "maxPvPower")) / 1000,
    weight: units * of(inverter, "weight") + (battery ? count * of(battery, "weight") : 0),
  };
}
