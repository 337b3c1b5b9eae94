import { mostForEach } from "#domain/catalogue/bank.ts";
import { fitBattery } from "#domain/catalogue/fit.ts";
import { powerOf, startPowerOf } from "#domain/catalogue/fit-power.ts";
import { mostOnOnePhase } from "#domain/catalogue/joined-units.ts";
import { codesOf, type Device, fitFactsOf, numberOf } from "./device.ts";
import type { Climate, ModuleFigures } from "./module-voltage.ts";
import { pvInputOf } from "./pv-input.ts";
import { listLayouts, type PvLayout } from "./pv-layout.ts";

/** Inverters with their batteries, and their joint power (kW) and energy (kWh). */
export type Candidate = {
  inverter: Device;
  units: number;
  battery: Device | undefined;
  batteries: number;
  rated: number;
  peak: number;
  usable: number;
  /** Continuous battery power. */
  lasting: number;
  /** Battery power while a motor starts. */
  start: number;
  efficiency: number;
  /** Legal panel layouts, from the fewest to the most panels. */
  layouts: PvLayout[];
};

export type Panels = { module: ModuleFigures; climate: Climate };

/**
 * Every system for a kind of connection, sorted by rated power, energy, number of boxes, then catalogue order. Leaves
 * out off-grid inverters for a house with a grid.
 */
export function listCandidates(
  devices: Device[],
  phase: string,
  offGrid: boolean,
  panels: Panels,
): Candidate[] {
  const current = devices.filter(({ legacy }) => !legacy);
  const batteries = current.filter(({ role }) => role === "battery");
  return current
    .filter(
      (device) => codesOf(device, "phases").includes(phase) && numberOf(device, "maxPvPower") !== undefined,
    )
    .filter((device) => offGrid || numberOf(device, "generatorInput") === undefined)
    .flatMap((device) =>
      device.role === "system" ? wholeSystem(device, panels) : withBatteries(device, batteries, panels),
    )
    .sort((a, b) => a.rated - b.rated || a.usable - b.usable || boxes(a) - boxes(b));
}

const boxes = ({ units, batteries }: Candidate) => units + batteries;

function wholeSystem(inverter: Device, panels: Panels): Candidate[] {
  const usable = numberOf(inverter, "usableEnergy");
  if (usable === undefined) return [];
  const base = baseOf(inverter, 1, panels);
  const own = { usable, lasting: base.rated / base.efficiency, start: base.rated };
  return [{ ...base, ...own, battery: undefined, batteries: 0 }];
}

/** Units of one inverter on one phase, with equal numbers of batteries in their shared bank. */
function withBatteries(inverter: Device, batteries: Device[], panels: Panels): Candidate[] {
  const facts = fitFactsOf(inverter);
  const bases = upTo(mostOnOnePhase(facts)).map((units) => baseOf(inverter, units, panels));
  return batteries.flatMap((battery) => {
    const batteryFacts = fitFactsOf(battery);
    const fit = fitBattery(facts, batteryFacts);
    if (!fit?.fits || fit.units === null) return [];
    const usable = numberOf(battery, "usableEnergy") ?? 0;
    return bases.flatMap((base) =>
      upTo(mostForEach(facts, batteryFacts, base.units)).map((each) => ({
        ...base,
        battery,
        batteries: base.units * each,
        usable: hundredth(base.units * each * usable),
        lasting: base.units * powerOf(facts, batteryFacts, each),
        start: base.units * startPowerOf(facts, batteryFacts, each),
      })),
    );
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

function baseOf(inverter: Device, units: number, { module, climate }: Panels) {
  const input = pvInputOf(inverter);
  const rated = numberOf(inverter, "ratedPower") ?? 0;
  const peak = numberOf(inverter, "peakPower") ?? numberOf(inverter, "maxApparentPower") ?? rated;
  const efficiency = numberOf(inverter, "efficiencyEuro") ?? numberOf(inverter, "efficiencyMax") ?? 100;
  return {
    inverter,
    units,
    rated: (units * rated) / 1000,
    peak: (units * peak) / 1000,
    efficiency: efficiency / 100,
    layouts: input ? listLayouts(input, module, climate, units) : [],
  };
}

const hundredth = (value: number) => Math.round(value * 100) / 100;
