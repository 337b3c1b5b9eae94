import { expect, test } from "vitest";
import { balanceDay, type Plant, sumOf, sumsOf } from "./balance-day.ts";

const night = Array<number>(8).fill(0);
const sunny = { load: Array<number>(24).fill(1), solar: [...night, ...Array<number>(8).fill(4), ...night] };
const plant: Plant = {
  usableEnergy: 9,
  inverterPower: 5,
  inverterEfficiency: 97,
  roundTrip: 95,
  coupling: "dc",
};

test("what is needed is always met, hour by hour, and what the sun gives is used or left", () => {
  for (const hour of balanceDay(sunny, plant)) {
    expect(hour.direct + hour.fromBattery + hour.other).toBeCloseTo(hour.load);
    expect(hour.direct / 0.97 + hour.charging + hour.surplus).toBeCloseTo(hour.solar);
  }
});

test("the battery ends the day as it began, with its own losses, and holds no more than is usable", () => {
  const hours = balanceDay(sunny, plant);
  expect(sumOf(hours, "charging") * 0.95 - sumOf(hours, "fromBattery") / 0.97).toBeCloseTo(0, 2);
  expect(Math.max(...hours.map(({ level }) => level))).toBeLessThanOrEqual(9.0001);
});

test("a cabinet pays for both ways in its round trip, not again in the inverter", () => {
  const hours = balanceDay(sunny, { ...plant, coupling: "ac", roundTrip: 88 });
  expect(sumOf(hours, "charging") * 0.97 * 0.88 - sumOf(hours, "fromBattery")).toBeCloseTo(0, 2);
});

test("without a battery the night comes from elsewhere", () => {
  const hours = balanceDay(sunny, { ...plant, usableEnergy: null });
  expect(sumOf(hours, "other")).toBeCloseTo(16);
  expect(sumsOf(hours)).toMatchObject({ surplus: 23.8, lost: 0.2, share: 33 });
});

test("a small inverter limits how fast the battery can fill", () => {
  const hours = balanceDay(sunny, { ...plant, usableEnergy: 100, inverterPower: 2 });
  expect(Math.max(...hours.map(({ charging }) => charging))).toBe(2);
});

test("a grid limit makes the battery give above it and fill below it", () => {
  const load = [...Array<number>(12).fill(1), ...Array<number>(12).fill(3)];
  const hours = balanceDay({ load, solar: Array<number>(24).fill(0), gridLimit: 2.5 }, plant);
  expect(Math.max(...hours.map(({ other }) => other))).toBeCloseTo(2.5);
  expect(Math.max(...hours.map(({ other, gridCharging }) => other + gridCharging))).toBeLessThanOrEqual(
    2.5001,
  );
  expect(sumsOf(hours)).toMatchObject({ battery: 6, share: 0 });
});
