import { expect, test } from "vitest";
import { balanceDay } from "../day-balance/balance-day.ts";
import { layers, slatsOf } from "./slats.ts";

const plant = {
  usableEnergy: null,
  inverterPower: 5,
  inverterEfficiency: 100,
  roundTrip: 100,
  coupling: "dc" as const,
};
const solar = [...Array<number>(12).fill(0), ...Array<number>(12).fill(2)];

test("every hour has six slats as tall as its need, and the tallest hour fills the strip", () => {
  const load = Array.from({ length: 24 }, (_, hour) => (hour === 20 ? 2 : 1));
  const hours = balanceDay({ load, solar }, plant);
  const paths = layers.map((layer) => slatsOf(hours, layer));
  expect(paths.join("").match(/M/g)).toHaveLength(24 * 6);
  expect(paths[0]).toContain("M1201.5 100v-100h7v100z");
  expect(paths[2]).toContain("M1.5 100v-50h7v50z");
});
