import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { sampleDevices } from "#tests/support/sample-devices.ts";
import { checkStrings } from "./check-string.ts";
import { lowestTemperature } from "./lowest-temperature.ts";
import { type ModuleFigures, type Mounting, moduleVoltages } from "./module-voltage.ts";
import { pvInputOf } from "./pv-input.ts";

const devices = await sampleDevices();
const modules: (ModuleFigures & { id: string })[] = parse(
  await readFile("content/modules/common.yaml", "utf8"),
).items;

function check(inverter: string, module: string, cold: number, hot: number, mounting: Mounting) {
  const input =
    pvInputOf(devices.find(({ id }) => id === inverter) ?? missing(inverter)) ?? missing(inverter);
  const figures = modules.find(({ id }) => id === module) ?? missing(module);
  return checkStrings(input, figures, { cold, hot, mounting });
}

function missing(name: string): never {
  throw new Error(`${name} is not in the sample`);
}

type ByHand = {
  inverter: string;
  module: string;
  cold: number;
  hot: number;
  mounting: Mounting;
  fewest: number;
  most: number;
  strings: number[];
};
const worked: ByHand[] = parse(await readFile("tests/sample/strings-by-hand.yaml", "utf8"));

test.each(worked)(
  "$inverter with $module at $cold to $hot °C, $mounting: $fewest to $most modules",
  ({ inverter, module, cold, hot, mounting, fewest, most, strings }) => {
    const answer = check(inverter, module, cold, hot, mounting);
    expect(answer).toMatchObject({ fewest, most });
    expect(answer.trackers.map(({ mostStrings }) => mostStrings)).toEqual(strings);
  },
);

test("every model of the sample with a PV input is worked out", () => {
  const withInput = devices.filter((device) => pvInputOf(device)).map(({ id }) => id);
  expect(new Set(worked.map(({ inverter }) => inverter))).toEqual(new Set(withInput));
});

const input = {
  maxVoltage: 550,
  start: 100,
  mppt: { low: 80, high: 500 },
  trackers: [{ current: 16, shortCircuit: 20, inputs: 1 }],
  maxPower: 7500,
  ratedPower: 5000,
};
const plain = { power: 400, voc: 50, vmp: 40, isc: 11, imp: 10, coefficient: -0.25 };
const mild = { cold: 25, hot: 20, mounting: "open" as const };

const limits: [string, object, object, object, object][] = [
  ["550 V ÷ 55 V is 10, not 9", { voc: 55, vmp: 45 }, {}, {}, { most: 10 }],
  ["550 V ÷ 55.01 V is 9.998: 9", { voc: 55.01, vmp: 45 }, {}, {}, { most: 9 }],
  [
    "0.1 V × 3 that is not 0.3 in a computer: 30.3 V ÷ 10.1 V is 3",
    { voc: 10.1, vmp: 9 },
    {},
    { maxVoltage: 30.3 },
    { most: 3 },
  ],
  ["at −15 °C 50 V become 50 + 40 × 0.125 = 55 V: 10", {}, { cold: -15 }, {}, { most: 10 }],
  ["at −16 °C they become 55.125 V: 9.98, so 9", {}, { cold: -16 }, {}, { most: 9 }],
  ["a coldest hour of 35 °C is counted as 25 °C: 11", {}, { cold: 35, hot: 36 }, {}, { most: 11 }],
  ["80 V ÷ (40 − 20 × 0.13 = 37.4 V) is 2.14: 3", {}, {}, {}, { fewest: 3 }],
  ["a start of 190 V ÷ (50 − 2.5 = 47.5 V) is exactly 4", {}, {}, { start: 190 }, { fewest: 4 }],
  ["a start of 190.1 V is 4.002: 5", {}, {}, { start: 190.1 }, { fewest: 5 }],
  [
    "a window that begins at 600 V above a limit of 550 V leaves none",
    {},
    {},
    { mppt: { low: 600, high: 700 } },
    { fewest: 17, most: 11, light: "red" },
  ],
];

test.each(limits)("%s", (_, module, climate, device, expected) => {
  expect(
    checkStrings({ ...input, ...device }, { ...plain, ...module }, { ...mild, ...climate }),
  ).toMatchObject(expected);
});

const currents: [
  string,
  object,
  { current?: number; shortCircuit?: number; inputs?: number },
  number,
  string,
  string,
][] = [
  ["1.25 × 16 A is exactly the limit of 20 A", { isc: 16, imp: 15 }, {}, 1, "green", "green"],
  ["1.25 × 16.01 A is above it", { isc: 16.01, imp: 15 }, {}, 1, "red", "green"],
  [
    "2 × 10 A is above 16 A, which costs energy and nothing else",
    {},
    { inputs: 2, shortCircuit: 40 },
    2,
    "green",
    "amber",
  ],
  ["2 × 1.25 × 11 A is 27.5 A of 20 A", {}, { inputs: 2 }, 2, "red", "amber"],
  [
    "a limit that the data sheet does not state is said, not guessed",
    {},
    { shortCircuit: undefined } as object,
    1,
    "unknown",
    "green",
  ],
];

test.each(currents)("%s", (_, module, tracker, strings, shortCircuit, current) => {
  const device = { ...input, trackers: [{ current: 16, shortCircuit: 20, inputs: 1, ...tracker }] };
  const [answer] = checkStrings(device, { ...plain, ...module }, mild, [{ modules: 8, strings }]).trackers;
  const lights = Object.fromEntries(answer?.checks.map(({ rule, light }) => [rule, light]) ?? []);
  expect(lights).toMatchObject({ shortCircuit, current });
});

test("a place is as cold as its record, or three kelvin below its 20 years", () => {
  expect(lowestTemperature({ cold: -13, record: { cold: -17, source: "a book" } })).toBe(-17);
  expect(lowestTemperature({ cold: -13 })).toBe(-16);
  // 550 W in Juárez: 18 × 55.56 V = 1,000.1 V at −17 °C
  expect(check("hd-s10-3p", "half-144-550", -17, 46, "roof")).toMatchObject({ fewest: 6, most: 17 });
});

test("at full power a module loses voltage by its own coefficient", () => {
  // 41.8 V × (1 − 45 × 0.34 %) = 35.4 V, as in the article about data sheets
  const module = { ...plain, vmp: 41.8, vmpCoefficient: -0.34 };
  expect(moduleVoltages(module, { cold: 0, hot: 40, mounting: "roof" }).vmpHot).toBeCloseTo(35.4, 1);
});

test("each tracker of an uneven roof has an answer of its own", () => {
  const device = {
    ...input,
    trackers: [input.trackers[0] ?? missing("tracker"), { current: 16, shortCircuit: 20, inputs: 1 }],
  };
  const answer = checkStrings(device, plain, mild, [
    { modules: 12, strings: 1 },
    { modules: 5, strings: 1 },
  ]);
  const cold = answer.trackers.map(({ checks }) => checks.find(({ rule }) => rule === "coldVoltage"));
  // 12 × 50 V = 600 V of 550 V; 5 × 50 V = 250 V
  expect(cold).toMatchObject([
    { light: "red", figures: { value: 600, limit: 550 } },
    { light: "green", figures: { value: 250, limit: 550 } },
  ]);
  expect(answer).toMatchObject({ total: 17, power: 6.8, light: "red" });
});

test("what we propose keeps every limit of the data sheet", () => {
  for (const device of devices) {
    const pv = pvInputOf(device);
    for (const module of pv ? modules : []) {
      const answer = checkStrings(pv ?? missing(device.id), module, { cold: -5, hot: 40, mounting: "roof" });
      const red = [...answer.trackers.flatMap(({ checks }) => checks), ...answer.whole].filter(
        ({ light }) => light === "red",
      );
      if (answer.total > 0)
        expect({ device: device.id, module: module.id, red }).toEqual({
          device: device.id,
          module: module.id,
          red: [],
        });
    }
  }
});
