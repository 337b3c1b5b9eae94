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

/**
 * Worked out apart from the code. Volts per kelvin = coefficient × Voc. Coldest Voc = Voc + (25 °C less the coldest) × volts per
 * kelvin. Hottest Voc, and Vmp by its own coefficient, at the hottest air + 25, 30 or 35 K, in this order. Most = highest voltage ÷ coldest Voc,
 * rounded down. Fewest = lowest tracker voltage ÷ hottest Vmp, and start voltage ÷ hottest Voc, the larger, rounded up.
 * Strings = short-circuit limit ÷ (1.25 × Isc), rounded down, and no more than there are terminals.
 */
const worked: [string, string, number, number, Mounting, number, number, number[], string][] = [
  [
    "hd-h10-20",
    "mono-60-280",
    15,
    38,
    "roof",
    7,
    25,
    [1, 1],
    "0.1125 V/K; 15 °C: 38.8 + 10 × = 39.93 V; 68 °C: 26.22 and 33.96 V; 1000 ÷ 39.93 = 25.05; 180 ÷ 26.22 = 6.87; start 180 ÷ 33.96 = 5.30; 1.25 × 9.45 = 11.81 A of 20 A",
  ],
  [
    "hd-h5-10",
    "half-108-410",
    -8,
    44,
    "open",
    4,
    13,
    [1, 1],
    "0.1007 V/K; -8 °C: 37.3 + 33 × = 40.62 V; 69 °C: 26.40 and 32.87 V; 550 ÷ 40.62 = 13.54; 80 ÷ 26.40 = 3.03; start 100 ÷ 32.87 = 3.04; 1.25 × 13.95 = 17.44 A of 20 A",
  ],
  [
    "hd-m25-3p",
    "half-144-550",
    0,
    34,
    "flush",
    6,
    20,
    [2, 2, 2],
    "0.1347 V/K; 0 °C: 49.9 + 25 × = 53.27 V; 69 °C: 35.45 and 43.97 V; 1100 ÷ 53.27 = 20.65; 180 ÷ 35.45 = 5.08; 1.25 × 13.9 = 17.38 A of 40 A",
  ],
  [
    "hd-o3-24",
    "half-132-670",
    -18,
    42,
    "roof",
    2,
    9,
    [0],
    "0.1155 V/K; -18 °C: 46.2 + 43 × = 51.17 V; 72 °C: 32.44 and 40.77 V; 500 ÷ 51.17 = 9.77; 60 ÷ 32.44 = 1.85; 1.25 × 18.5 = 23.12 A of 22 A",
  ],
  [
    "hd-o5-48",
    "half-120-370",
    13,
    43,
    "flush",
    4,
    11,
    [1],
    "0.1148 V/K; 13 °C: 41.0 + 12 × = 42.38 V; 78 °C: 27.49 and 34.92 V; 500 ÷ 42.38 = 11.80; 90 ÷ 27.49 = 3.27; 1.25 × 11.4 = 14.25 A of 22 A",
  ],
  [
    "hd-o6-2-48",
    "half-144-450",
    5,
    46,
    "open",
    3,
    9,
    [2],
    "0.1380 V/K; 5 °C: 49.3 + 20 × = 52.06 V; 71 °C: 34.35 and 42.95 V; 500 ÷ 52.06 = 9.60; 90 ÷ 34.35 = 2.62; 1.25 × 11.6 = 14.50 A of 33 A",
  ],
  [
    "hd-r12-1p",
    "half-132-620",
    -4,
    28,
    "roof",
    3,
    10,
    [1, 1, 0],
    "0.1218 V/K; -4 °C: 48.7 + 29 × = 52.23 V; 58 °C: 36.31 and 44.68 V; 550 ÷ 52.23 = 10.53; 80 ÷ 36.31 = 2.20; start 100 ÷ 44.68 = 2.24; 1.25 × 16.1 = 20.12 A of 40 A",
  ],
  [
    "hd-r3-6-1p",
    "mono-72-330",
    28,
    40,
    "flush",
    3,
    11,
    [1, 1],
    "0.1454 V/K; 25 °C: 46.9 + 0 × = 46.90 V; 75 °C: 30.05 and 39.63 V; 550 ÷ 46.90 = 11.73; 80 ÷ 30.05 = 2.66; start 100 ÷ 39.63 = 2.52; 1.25 × 9.14 = 11.42 A of 20 A",
  ],
  [
    "hd-r3-g1",
    "half-108-450",
    15,
    38,
    "roof",
    5,
    12,
    [1],
    "0.0982 V/K; 15 °C: 39.3 + 10 × = 40.28 V; 68 °C: 28.46 and 35.08 V; 500 ÷ 40.28 = 12.41; 120 ÷ 28.46 = 4.22; 1.25 × 14.5 = 18.12 A, limit not stated",
  ],
  [
    "hd-r5-1p",
    "half-144-580",
    -8,
    44,
    "open",
    3,
    9,
    [1, 1],
    "0.1288 V/K; -8 °C: 51.5 + 33 × = 55.75 V; 69 °C: 37.20 and 45.84 V; 550 ÷ 55.75 = 9.87; 80 ÷ 37.20 = 2.15; start 100 ÷ 45.84 = 2.18; 1.25 × 14.2 = 17.75 A of 20 A",
  ],
  [
    "hd-r5-g1",
    "mono-60-280",
    0,
    34,
    "flush",
    5,
    12,
    [1, 1],
    "0.1125 V/K; 0 °C: 38.8 + 25 × = 41.61 V; 69 °C: 26.09 and 33.85 V; 500 ÷ 41.61 = 12.02; 120 ÷ 26.09 = 4.60; 1.25 × 9.45 = 11.81 A, limit not stated",
  ],
  [
    "hd-r6-1p",
    "half-108-410",
    -18,
    42,
    "roof",
    4,
    13,
    [1, 1],
    "0.1007 V/K; -18 °C: 37.3 + 43 × = 41.63 V; 72 °C: 26.07 and 32.57 V; 550 ÷ 41.63 = 13.21; 80 ÷ 26.07 = 3.07; start 100 ÷ 32.57 = 3.07; 1.25 × 13.95 = 17.44 A of 20 A",
  ],
  [
    "hd-r8-1p",
    "half-144-550",
    13,
    43,
    "flush",
    3,
    10,
    [2, 1],
    "0.1347 V/K; 13 °C: 49.9 + 12 × = 51.52 V; 78 °C: 34.13 and 42.76 V; 550 ÷ 51.52 = 10.68; 80 ÷ 34.13 = 2.34; start 100 ÷ 42.76 = 2.34; 1.25 × 13.9 = 17.38 A of 40 A",
  ],
  [
    "hd-s10-3p",
    "half-132-670",
    5,
    46,
    "open",
    6,
    20,
    [0, 0],
    "0.1155 V/K; 5 °C: 46.2 + 20 × = 48.51 V; 71 °C: 32.57 and 40.89 V; 1000 ÷ 48.51 = 20.61; 180 ÷ 32.57 = 5.53; start 180 ÷ 40.89 = 4.40; 1.25 × 18.5 = 23.12 A of 20 A",
  ],
  [
    "hd-s15-3p",
    "half-120-370",
    -4,
    28,
    "roof",
    6,
    22,
    [2, 1, 1],
    "0.1148 V/K; -4 °C: 41.0 + 29 × = 44.33 V; 58 °C: 30.02 and 37.21 V; 1000 ÷ 44.33 = 22.56; 180 ÷ 30.02 = 6.00; start 180 ÷ 37.21 = 4.84; 1.25 × 11.4 = 14.25 A of 40 A",
  ],
  [
    "hd-s20-3p",
    "half-144-450",
    28,
    40,
    "flush",
    6,
    20,
    [2, 2, 1],
    "0.1380 V/K; 25 °C: 49.3 + 0 × = 49.30 V; 75 °C: 33.74 and 42.40 V; 1000 ÷ 49.30 = 20.28; 180 ÷ 33.74 = 5.33; start 180 ÷ 42.40 = 4.25; 1.25 × 11.6 = 14.50 A of 40 A",
  ],
  [
    "hd-s30-3p",
    "half-132-620",
    15,
    38,
    "roof",
    6,
    20,
    [1, 1, 1],
    "0.1218 V/K; 15 °C: 48.7 + 10 × = 49.92 V; 68 °C: 35.01 and 43.46 V; 1000 ÷ 49.92 = 20.03; 180 ÷ 35.01 = 5.14; start 180 ÷ 43.46 = 4.14; 1.25 × 16.1 = 20.12 A of 40 A",
  ],
  [
    "hd-s50-3p",
    "mono-72-330",
    -8,
    44,
    "open",
    6,
    19,
    [2, 2, 2, 2],
    "0.1454 V/K; -8 °C: 46.9 + 33 × = 51.70 V; 69 °C: 30.98 and 40.50 V; 1000 ÷ 51.70 = 19.34; 180 ÷ 30.98 = 5.81; start 180 ÷ 40.50 = 4.44; 1.25 × 9.14 = 11.42 A of 45 A",
  ],
  [
    "hd-s8-3p",
    "half-108-450",
    0,
    34,
    "flush",
    7,
    23,
    [1, 1],
    "0.0982 V/K; 0 °C: 39.3 + 25 × = 41.76 V; 69 °C: 28.35 and 34.98 V; 1000 ÷ 41.76 = 23.95; 180 ÷ 28.35 = 6.35; start 180 ÷ 34.98 = 5.15; 1.25 × 14.5 = 18.12 A of 20 A",
  ],
  [
    "hd-h10-20",
    "half-132-620",
    -4,
    28,
    "roof",
    5,
    19,
    [0, 0],
    "0.1218 V/K; -4 °C: 48.7 + 29 × = 52.23 V; 58 °C: 36.31 and 44.68 V; 1000 ÷ 52.23 = 19.15; 180 ÷ 36.31 = 4.96; start 180 ÷ 44.68 = 4.03; 1.25 × 16.1 = 20.12 A of 20 A",
  ],
  [
    "hd-h5-10",
    "mono-72-330",
    28,
    40,
    "flush",
    3,
    11,
    [1, 1],
    "0.1454 V/K; 25 °C: 46.9 + 0 × = 46.90 V; 75 °C: 30.05 and 39.63 V; 550 ÷ 46.90 = 11.73; 80 ÷ 30.05 = 2.66; start 100 ÷ 39.63 = 2.52; 1.25 × 9.14 = 11.42 A of 20 A",
  ],
  [
    "hd-m25-3p",
    "half-108-450",
    15,
    38,
    "roof",
    7,
    27,
    [2, 2, 2],
    "0.0982 V/K; 15 °C: 39.3 + 10 × = 40.28 V; 68 °C: 28.46 and 35.08 V; 1100 ÷ 40.28 = 27.31; 180 ÷ 28.46 = 6.32; 1.25 × 14.5 = 18.12 A of 40 A",
  ],
  [
    "hd-o3-24",
    "half-144-580",
    -8,
    44,
    "open",
    2,
    8,
    [1],
    "0.1288 V/K; -8 °C: 51.5 + 33 × = 55.75 V; 69 °C: 37.20 and 45.84 V; 500 ÷ 55.75 = 8.97; 60 ÷ 37.20 = 1.61; 1.25 × 14.2 = 17.75 A of 22 A",
  ],
  [
    "hd-o5-48",
    "mono-60-280",
    0,
    34,
    "flush",
    4,
    12,
    [1],
    "0.1125 V/K; 0 °C: 38.8 + 25 × = 41.61 V; 69 °C: 26.09 and 33.85 V; 500 ÷ 41.61 = 12.02; 90 ÷ 26.09 = 3.45; 1.25 × 9.45 = 11.81 A of 22 A",
  ],
  [
    "hd-o6-2-48",
    "half-108-410",
    -18,
    42,
    "roof",
    4,
    12,
    [1],
    "0.1007 V/K; -18 °C: 37.3 + 43 × = 41.63 V; 72 °C: 26.07 and 32.57 V; 500 ÷ 41.63 = 12.01; 90 ÷ 26.07 = 3.45; 1.25 × 13.95 = 17.44 A of 33 A",
  ],
  [
    "hd-r12-1p",
    "half-144-550",
    13,
    43,
    "flush",
    3,
    10,
    [2, 2, 1],
    "0.1347 V/K; 13 °C: 49.9 + 12 × = 51.52 V; 78 °C: 34.13 and 42.76 V; 550 ÷ 51.52 = 10.68; 80 ÷ 34.13 = 2.34; start 100 ÷ 42.76 = 2.34; 1.25 × 13.9 = 17.38 A of 40 A",
  ],
  [
    "hd-r3-6-1p",
    "half-132-670",
    5,
    46,
    "open",
    3,
    11,
    [0, 0],
    "0.1155 V/K; 5 °C: 46.2 + 20 × = 48.51 V; 71 °C: 32.57 and 40.89 V; 550 ÷ 48.51 = 11.34; 80 ÷ 32.57 = 2.46; start 100 ÷ 40.89 = 2.45; 1.25 × 18.5 = 23.12 A of 20 A",
  ],
  [
    "hd-r3-g1",
    "half-120-370",
    -4,
    28,
    "roof",
    4,
    11,
    [1],
    "0.1148 V/K; -4 °C: 41.0 + 29 × = 44.33 V; 58 °C: 30.02 and 37.21 V; 500 ÷ 44.33 = 11.28; 120 ÷ 30.02 = 4.00; 1.25 × 11.4 = 14.25 A, limit not stated",
  ],
  [
    "hd-r5-1p",
    "half-144-450",
    28,
    40,
    "flush",
    3,
    11,
    [1, 1],
    "0.1380 V/K; 25 °C: 49.3 + 0 × = 49.30 V; 75 °C: 33.74 and 42.40 V; 550 ÷ 49.30 = 11.16; 80 ÷ 33.74 = 2.37; start 100 ÷ 42.40 = 2.36; 1.25 × 11.6 = 14.50 A of 20 A",
  ],
  [
    "hd-r5-g1",
    "half-132-620",
    15,
    38,
    "roof",
    4,
    10,
    [1, 1],
    "0.1218 V/K; 15 °C: 48.7 + 10 × = 49.92 V; 68 °C: 35.01 and 43.46 V; 500 ÷ 49.92 = 10.02; 120 ÷ 35.01 = 3.43; 1.25 × 16.1 = 20.12 A, limit not stated",
  ],
  [
    "hd-r6-1p",
    "mono-72-330",
    -8,
    44,
    "open",
    3,
    10,
    [1, 1],
    "0.1454 V/K; -8 °C: 46.9 + 33 × = 51.70 V; 69 °C: 30.98 and 40.50 V; 550 ÷ 51.70 = 10.64; 80 ÷ 30.98 = 2.58; start 100 ÷ 40.50 = 2.47; 1.25 × 9.14 = 11.42 A of 20 A",
  ],
  [
    "hd-r8-1p",
    "half-108-450",
    0,
    34,
    "flush",
    3,
    13,
    [2, 1],
    "0.0982 V/K; 0 °C: 39.3 + 25 × = 41.76 V; 69 °C: 28.35 and 34.98 V; 550 ÷ 41.76 = 13.17; 80 ÷ 28.35 = 2.82; start 100 ÷ 34.98 = 2.86; 1.25 × 14.5 = 18.12 A of 40 A",
  ],
  [
    "hd-s10-3p",
    "half-144-580",
    -18,
    42,
    "roof",
    5,
    17,
    [1, 1],
    "0.1288 V/K; -18 °C: 51.5 + 43 × = 57.04 V; 72 °C: 36.79 and 45.45 V; 1000 ÷ 57.04 = 17.53; 180 ÷ 36.79 = 4.89; start 180 ÷ 45.45 = 3.96; 1.25 × 14.2 = 17.75 A of 20 A",
  ],
  [
    "hd-s15-3p",
    "mono-60-280",
    13,
    43,
    "flush",
    8,
    24,
    [2, 1, 1],
    "0.1125 V/K; 13 °C: 38.8 + 12 × = 40.15 V; 78 °C: 24.99 and 32.84 V; 1000 ÷ 40.15 = 24.91; 180 ÷ 24.99 = 7.20; start 180 ÷ 32.84 = 5.48; 1.25 × 9.45 = 11.81 A of 40 A",
  ],
  [
    "hd-s20-3p",
    "half-108-410",
    5,
    46,
    "open",
    7,
    25,
    [2, 2, 1],
    "0.1007 V/K; 5 °C: 37.3 + 20 × = 39.31 V; 71 °C: 26.18 and 32.67 V; 1000 ÷ 39.31 = 25.44; 180 ÷ 26.18 = 6.88; start 180 ÷ 32.67 = 5.51; 1.25 × 13.95 = 17.44 A of 40 A",
  ],
  [
    "hd-s30-3p",
    "half-144-550",
    -4,
    28,
    "roof",
    5,
    18,
    [2, 2, 2],
    "0.1347 V/K; -4 °C: 49.9 + 29 × = 53.81 V; 58 °C: 37.06 and 45.45 V; 1000 ÷ 53.81 = 18.58; 180 ÷ 37.06 = 4.86; start 180 ÷ 45.45 = 3.96; 1.25 × 13.9 = 17.38 A of 40 A",
  ],
  [
    "hd-s50-3p",
    "half-132-670",
    28,
    40,
    "flush",
    6,
    21,
    [1, 1, 1, 1],
    "0.1155 V/K; 25 °C: 46.2 + 0 × = 46.20 V; 75 °C: 32.06 and 40.42 V; 1000 ÷ 46.20 = 21.65; 180 ÷ 32.06 = 5.61; start 180 ÷ 40.42 = 4.45; 1.25 × 18.5 = 23.12 A of 45 A",
  ],
  [
    "hd-s8-3p",
    "half-120-370",
    15,
    38,
    "roof",
    7,
    23,
    [1, 1],
    "0.1148 V/K; 15 °C: 41.0 + 10 × = 42.15 V; 68 °C: 28.76 and 36.06 V; 1000 ÷ 42.15 = 23.73; 180 ÷ 28.76 = 6.26; start 180 ÷ 36.06 = 4.99; 1.25 × 11.4 = 14.25 A of 20 A",
  ],
];

test.each(worked)(
  "%s with %s at %i to %i °C, %s: %i to %i modules",
  (inverter, module, cold, hot, mounting, fewest, most, strings) => {
    const answer = check(inverter, module, cold, hot, mounting);
    expect(answer).toMatchObject({ fewest, most });
    expect(answer.trackers.map(({ mostStrings }) => mostStrings)).toEqual(strings);
  },
);

test("every model of the sample with a PV input is worked out", () => {
  const withInput = devices.filter((device) => pvInputOf(device)).map(({ id }) => id);
  expect(new Set(worked.map(([inverter]) => inverter))).toEqual(new Set(withInput));
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
