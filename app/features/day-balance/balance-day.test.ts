import { expect, test } from "vitest";
import { balanceDay, sumOf } from "./balance-day.ts";

const night = Array<number>(8).fill(0);
const sunny = { load: Array<number>(24).fill(1), solar: [...night, ...Array<number>(8).fill(4), ...night] };

test("what is needed is always met, hour by hour", () => {
  for (const hour of balanceDay(sunny, { storageEnergy: 10, inverterPower: 5 })) {
    expect(hour.direct + hour.fromBattery + hour.other).toBeCloseTo(hour.load);
    expect(hour.direct + hour.charging + hour.surplus).toBeCloseTo(hour.solar);
  }
});

test("the battery ends the day as it began and never holds more than nine tenths", () => {
  const hours = balanceDay(sunny, { storageEnergy: 10, inverterPower: 5 });
  const stored = sumOf(hours, "charging") * 0.95 - sumOf(hours, "fromBattery");
  expect(stored).toBeCloseTo(0);
  expect(Math.max(...hours.map(({ level }) => level))).toBeLessThanOrEqual(9.0001);
});

test("without a battery the night comes from elsewhere", () => {
  const hours = balanceDay(sunny, { storageEnergy: null, inverterPower: 5 });
  expect(sumOf(hours, "other")).toBeCloseTo(16);
  expect(sumOf(hours, "surplus")).toBeCloseTo(24);
});

test("a small inverter limits how fast the battery can fill", () => {
  const hours = balanceDay(sunny, { storageEnergy: 100, inverterPower: 2 });
  expect(Math.max(...hours.map(({ charging }) => charging))).toBe(2);
});
