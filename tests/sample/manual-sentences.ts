import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * What the manuals say in sentences, typed from there. It knows nothing of the planner's rules and of the fields that they
 * read: two hands that agree.
 */

type Specs = Record<string, number> & {
  mpptVoltage: { min: number };
  mpptCurrent: number[];
  mpptShortCircuitCurrent: number[];
  stringsPerMppt?: number[];
  batteryWindow: { min: number; max: number };
};
const specs = (id: string): Specs => parse(readFileSync(`content/products/${id}.yaml`, "utf8")).specs;

/** Ridge: "On one phase the sum stays within its 200 A: 3 HD-R12-1P, 5 HD-R8-1P, …". */
const onOnePhase: Record<string, number> = {
  "hd-r3-6-1p": 9,
  "hd-r5-1p": 8,
  "hd-r6-1p": 6,
  "hd-r8-1p": 5,
  "hd-r12-1p": 3,
};
/** Data sheets: "Batteries in parallel"; Basalt: "Up to 32 HD-B5 or 16 HD-B14 form one bank". */
const inOneBank: Record<string, number> = {
  "hd-c5": 16,
  "hd-c10": 16,
  "hd-c16": 16,
  "hd-b5": 32,
  "hd-b14": 16,
};
/** Cairn, Basalt: tables of banks, in kiloamperes for one; "groups of at most 50 kA". */
const shortCircuit: Record<string, number> = {
  "hd-c5": 3,
  "hd-c10": 6,
  "hd-c16": 9,
  "hd-b5": 3,
  "hd-b14": 9,
};
/** Strata: one stack an input, HD-S30-3P has two inputs; "on HD-S50-3P two stacks share an input". */
const stacks: Record<string, number> = { "hd-s30-3p": 2, "hd-s50-3p": 4 };

export type Bank = { inverter: string; units: number; battery: string | undefined; batteries: number };

/** What the manuals have against inverters and batteries that are joined so. */
export function faultsOfBank({ inverter, units, battery, batteries }: Bank, threePhaseGroup = false) {
  const faults: string[] = [];
  const most = onOnePhase[inverter] ?? 1;
  const isGroup =
    threePhaseGroup && inverter in onOnePhase && units % 3 === 0 && units <= 9 && units / 3 <= most;
  if (units > most && !isGroup) faults.push(`${units} × ${inverter} on one phase`);
  if (!battery) return faults;
  const isStack = battery.startsWith("hd-t");
  if (isStack !== inverter.startsWith("hd-s")) return [...faults, `${battery} behind ${inverter}`];
  if (inverter === "hd-o3-24") faults.push("no lithium battery is on the list of HD-O3-24");
  const limit = isStack ? (stacks[inverter] ?? 1) : (inOneBank[battery] ?? 0);
  // "All units share one battery bank."
  if (batteries > limit) faults.push(`${batteries} × ${battery} in one bank`);
  return faults;
}

/** "Larger banks are divided into groups of at most 50 kA, each with its own main fuse." */
export function mainFuses(battery: string, batteries: number) {
  const each = shortCircuit[battery];
  return each === undefined ? 1 : Math.ceil(batteries / Math.floor(50 / each));
}

type Module = {
  voc: number;
  vmp: number;
  isc: number;
  power: number;
  coefficient: number;
  vmpCoefficient: number;
};

/** Ridge: "A string with a higher open-circuit voltage on the coldest morning destroys the inverter"; start; IEC 62548. */
export function faultsOfStrings(
  inverter: string,
  module: Module,
  air: { cold: number; hot: number; warmer: number },
  strings: number,
  modules: number,
) {
  const own = specs(inverter);
  const at = (volts: number, coefficient: number, celsius: number) =>
    volts * (1 + (coefficient / 100) * (celsius - 25));
  const coldest = modules * at(module.voc, module.coefficient, Math.min(air.cold, 25));
  const hottest = modules * at(module.voc, module.coefficient, air.hot + air.warmer);
  const working = modules * at(module.vmp, module.vmpCoefficient, air.hot + air.warmer);
  const places = own.mpptShortCircuitCurrent
    .slice(0, own.mpptCount)
    .map((limit, place) =>
      Math.min(own.stringsPerMppt?.[place] ?? 99, Math.floor(limit / (1.25 * module.isc) + 1e-9)),
    )
    .reduce((sum, count) => sum + count, 0);
  return [
    coldest > (own.maxPvVoltage ?? 0) + 1e-6 ? `${coldest.toFixed(1)} V on the coldest morning` : "",
    hottest < (own.startVoltage ?? 0) - 1e-6 ? `${hottest.toFixed(1)} V do not start ${inverter}` : "",
    working < own.mpptVoltage.min - 1e-6
      ? `${working.toFixed(1)} V are below the trackers of ${inverter}`
      : "",
    strings > places ? `${strings} strings on ${places} places` : "",
    strings * modules * module.power > (own.maxPvPower ?? 0) + 1e-6 ? "more than the highest PV power" : "",
  ].filter(Boolean);
}

/** The article on pumps: what starts is six tenths real power, of which the battery's current gives nine tenths. */
export function faultsOfStart(bank: Bank, kilovoltAmperes: number, kilowatts: number) {
  const own = specs(bank.inverter);
  const peak = (own.peakPower ?? own.maxApparentPower ?? own.ratedPower ?? 0) * bank.units;
  const faults = kilovoltAmperes * 1000 > peak + 1e-6 ? [`${kilovoltAmperes} kVA of ${peak} VA`] : [];
  if (!bank.battery) return faults;
  const store = specs(bank.battery);
  const port = (own.maxDischargeCurrent ?? 0) * (own.batteryTerminals ?? 1) * bank.units;
  const needed = (kilowatts * 1000) / ((store.batteryNominalVoltage ?? 0) * 0.9);
  const given = Math.min(port, (store.maxCurrent ?? 0) * bank.batteries);
  return needed > given + 1e-6 ? [...faults, `${needed.toFixed(0)} A of ${given} A at the start`] : faults;
}

/** "The supply is 220 to 240 V between a line and an earthed neutral", "380 or 400 V with neutral"; elsewhere a transformer. */
export const needsTransformer = (country: string) => country === "MX" || country === "CO";
