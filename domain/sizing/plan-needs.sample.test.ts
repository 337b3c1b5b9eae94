import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Appliance, Module } from "#db/schema/shapes.ts";
import { sampleDevices } from "#tests/support/sample-devices.ts";
import type { CutTime } from "./cuts.ts";
import type { Load } from "./loads.ts";
import { planNeeds } from "./plan-needs.ts";

const devices = await sampleDevices();
const appliances: Appliance[] = (
  await Promise.all(
    ["cold", "light", "home", "work"].map(
      async (group) => parse(await readFile(`content/appliances/${group}.yaml`, "utf8")).items,
    ),
  )
).flat();
const modules: Module[] = parse(await readFile("content/modules/common.yaml", "utf8")).items;
const module = modules.find(({ id }) => id === "half-108-450") ?? missing("half-108-450");

function missing(name: string): never {
  throw new Error(`${name} is not in the sample`);
}

type Use = Record<string, number>;
const loadsOf = (use: Use): Load[] =>
  Object.entries(use).map(([id, count]) => ({
    ...(appliances.find((entry) => entry.id === id) ?? missing(id)),
    count,
  }));

const question = (cut: number, when: CutTime, days: number, phase: "single" | "three", sun: number) => ({
  ...{ cut, when, days, phase, sun, cold: 5, hot: 40, supply: undefined },
  roof: undefined,
  internet: "wifi",
  fuel: "diesel" as const,
  prices: { fuel: 1, electricity: 0.2, upkeep: 0.07 },
  known: {},
});

function inShort({
  parts,
  modules: panels,
}: {
  parts: { id: string; quantity: number; role: string }[];
  modules: number;
}) {
  const bought = parts.filter(({ role }) => ["inverter", "system", "battery"].includes(role));
  return `${bought.map(({ id, quantity }) => `${quantity} ${id}`).join(" + ")}, ${panels} panels`;
}

type ByHand = {
  use: Use;
  asked: { cut: number; when: CutTime; days: number; phase: "single" | "three"; sun: number };
  day: { energy: number; peak: number; surge: number; stored: number };
  systems: (string | null)[];
};
const worked: ByHand[] = parse(await readFile("tests/sample/houses-by-hand.yaml", "utf8"));

test.each(worked)("$use with $asked", ({ use, asked, day, systems }) => {
  const { cut, when, days, phase, sun } = asked;
  const answer = planNeeds(devices, loadsOf(use), question(cut, when, days, phase, sun), module);
  expect(answer.day.energy).toBeCloseTo(day.energy, 3);
  expect(answer.day.peak).toBeCloseTo(day.peak, 3);
  expect(answer.day.surge).toBeCloseTo(day.surge, 3);
  expect(answer.stored).toBeCloseTo(day.stored, 3);
  expect(answer.systems.map(({ system }) => system && inShort(system))).toEqual(systems);
});

test("what nothing meets is named, with the product that comes nearest", () => {
  // 40 × 4,000 W = 160 kW; on one phase the busbars carry five Ridge 8, 40 kW
  const { systems } = planNeeds(devices, loadsOf({ welder: 40 }), question(4, "day", 1, "single", 4), module);
  expect(systems[0]).toMatchObject({
    system: null,
    shortfall: { rule: "power", needed: 160, most: 40, model: "HD-R8-1P", units: 5, ask: "divide" },
  });
});

test("without grid a roof that is too small is named", () => {
  // 14 kWh ÷ (4 × 0.75) = 11 panels of 450 W; 10 m² ÷ 2 m² = 5 panels, one string
  const asked = { ...question(24, "both", 1, "single", 4), roof: 10 };
  const [smallest] = planNeeds(devices, loadsOf({ "vaccine-fridge": 8 }), asked, module).systems;
  expect(smallest?.shortfall).toMatchObject({ rule: "roof", needed: 11, most: 5 });
});

test("a year of a generator is summed up as in the article about diesel", () => {
  // 6.5 h a day at 1.6 kW with a set of 8 kW: 0.084 × 8 + 0.246 × 1.6 = 1.07 litres an hour
  const load = { watts: 6400, surge: 6400, hours: 1.625, from: 12, count: 1 };
  const { generator } = planNeeds(devices, [load], question(6.5, "day", 1, "single", 4), module);
  expect(generator.rated).toBeCloseTo(8);
  expect(generator.load).toBeCloseTo(1.6, 2);
  expect(generator.litresPerHour).toBeCloseTo(1.066, 3);
  expect(generator.litres).toBeCloseTo(1.0656 * 6.5 * 365, 0);
});

test("an offer is divided by what the system saves", () => {
  const asked = { ...question(8, "both", 1, "single", 4), known: { offer: 3000 } };
  const { generator } = planNeeds(devices, loadsOf({ fridge: 2, fan: 4 }), asked, module);
  expect(generator.payback).toBeCloseTo(3000 / generator.saving);
});

test("service and wear follow the size of the set, and whoever knows better types it", () => {
  const plan = (known: object) =>
    planNeeds(
      devices,
      loadsOf({ fridge: 1, "led-lamp": 8 }),
      { ...question(8, "both", 1, "single", 4), known },
      module,
    ).generator;
  // 192 W at once: the smallest set has 1 kW; 8 h × 365 × 0.07 = 204.40
  expect(plan({}).upkeepCost).toBeCloseTo(204.4);
  expect(plan({ upkeep: 0.1 }).upkeepCost).toBeCloseTo(292);
  expect(plan({ litres: 20 })).toMatchObject({ litres: 240, fuelCost: 240, isTyped: true });
  expect(plan({ money: 30 })).toMatchObject({ litres: 360, fuelCost: 360, isTyped: true });
});
