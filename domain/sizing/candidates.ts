import { fitBattery } from "#domain/catalogue/fit.ts";
import { powerOf } from "#domain/catalogue/fit-power.ts";
import { codesOf, type Device, fitFactsOf, numberOf } from "./device.ts";

/** Inverters, batteries behind them, and what they give together; kilowatts and kilowatt-hours. */
export type Candidate = {
  inverter: Device;
  units: number;
  battery: Device | undefined;
  batteries: number;
  rated: number;
  peak: number;
  usable: number;
  /** What the batteries give for as long as they last. */
  lasting: number;
  efficiency: number;
  pvPower: number;
};

/**
 * Every system of the catalogue for a kind of connection, the smallest first: by rated power, by energy, by the number of
 * boxes, and then as the catalogue has them. An off-grid inverter is none for a house that has a grid.
 */
export function listCandidates(devices: Device[], phase: string, offGrid: boolean): Candidate[] {
  const current = devices.filter(({ legacy }) => !legacy);
  const batteries = current.filter(({ role }) => role === "battery");
  return current
    .filter(
      (device) => codesOf(device, "phases").includes(phase) && numberOf(device, "maxPvPower") !== undefined,
    )
    .filter((device) => offGrid || numberOf(device, "generatorInput") === undefined)
    .flatMap((device) => (device.role === "system" ? wholeSystem(device) : withBatteries(device, batteries)))
    .sort((a, b) => a.rated - b.rated || a.usable - b.usable || boxes(a) - boxes(b));
}

const boxes = ({ units, batteries }: Candidate) => units + batteries;

/** Inverter and battery in one housing. */
function wholeSystem(inverter: Device): Candidate[] {
  const usable = numberOf(inverter, "usableEnergy");
  if (usable === undefined) return [];
  const base = baseOf(inverter, 1);
  return [{ ...base, battery: undefined, batteries: 0, usable, lasting: base.rated / base.efficiency }];
}

/** Units of one inverter, each with its own equal batteries: that is what the rules of what fits are about. */
function withBatteries(inverter: Device, batteries: Device[]): Candidate[] {
  const facts = fitFactsOf(inverter);
  const most = numberOf(inverter, "parallelUnits") ?? 1;
  const bases = upTo(most).map((units) => baseOf(inverter, units));
  return batteries.flatMap((battery) => {
    const batteryFacts = fitFactsOf(battery);
    const fit = fitBattery(facts, batteryFacts);
    if (!fit?.fits || fit.units === null) return [];
    const usable = numberOf(battery, "usableEnergy") ?? 0;
    return upTo(fit.units).flatMap((each) => {
      const lasting = powerOf(facts, batteryFacts, each);
      return bases.map((base) => ({
        ...base,
        battery,
        batteries: base.units * each,
        usable: hundredth(base.units * each * usable),
        lasting: base.units * lasting,
      }));
    });
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

function baseOf(inverter: Device, units: number) {
  const rated = numberOf(inverter, "ratedPower") ?? 0;
  const peak = numberOf(inverter, "peakPower") ?? numberOf(inverter, "maxApparentPower") ?? rated;
  const efficiency = numberOf(inverter, "efficiencyEuro") ?? numberOf(inverter, "efficiencyMax") ?? 100;
  return {
    inverter,
    units,
    rated: (units * rated) / 1000,
    peak: (units * peak) / 1000,
    efficiency: efficiency / 100,
    pvPower: (units * (numberOf(inverter, "maxPvPower") ?? 0)) / 1000,
  };
}

const hundredth = (value: number) => Math.round(value * 100) / 100;
