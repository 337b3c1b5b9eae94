import fc from "fast-check";
import { expect, test } from "vitest";
import { fitBattery } from "./fit.ts";
import type { Facts } from "./fit-facts.ts";
import {
  neededCurrent,
  neededPower,
  powerOf,
  startPowerOf,
  unitsForCurrent,
  unitsForPower,
} from "./fit-power.ts";

const ridge: Facts = {
  ratedPower: 5000,
  efficiencyMax: 97.6,
  chemistry: ["lfp", "lead-acid"],
  batteryVoltage: { low: 40, high: 60 },
  maxDischargeCurrent: 120,
  protocols: ["RS485", "CAN"],
  listed: ["cairn", "lead-acid"],
};
const cairn: Facts = {
  id: "cairn",
  chemistry: ["lfp"],
  batteryWindow: { low: 44.8, high: 57.6 },
  batteryNominalVoltage: 51.2,
  recommendedCurrent: 50,
  maxCurrent: 100,
  maxParallel: 16,
  protocols: ["CAN"],
};
const bank: Facts = {
  chemistry: ["lead-acid"],
  batteryWindow: { low: 42, high: 58.8 },
  batteryNominalVoltage: 48,
  recommendedCurrent: 40,
  maxCurrent: 100,
};

test("a window that leaves the input at one end is refused, empty or full", () => {
  expect(fitBattery(ridge, { ...cairn, batteryWindow: { low: 39.9, high: 57.6 } })?.fits).toBe(false);
  expect(fitBattery(ridge, { ...cairn, batteryWindow: { low: 44.8, high: 60.1 } })?.fits).toBe(false);
  expect(fitBattery(ridge, { ...cairn, batteryWindow: { low: 40, high: 60 } })?.fits).toBe(true);
});

test("without a common protocol nothing fits", () => {
  expect(fitBattery(ridge, { ...cairn, protocols: ["Modbus"] })?.fits).toBe(false);
});

test("a lead-acid bank needs no protocol, but an inverter that takes it", () => {
  expect(fitBattery(ridge, bank)).toMatchObject({ fits: true, units: 1 });
  expect(fitBattery({ ...ridge, chemistry: ["lfp"] }, bank)?.fits).toBe(false);
  expect(fitBattery({ ...ridge, listed: ["cairn"] }, bank)?.fits).toBe(false);
});

test("a pair that is not an inverter and a battery has no answer", () => {
  expect(fitBattery(cairn, ridge)).toBeUndefined();
});

test("without a stated discharge current it is rated power over efficiency and lowest voltage", () => {
  const { maxDischargeCurrent: _, ...unstated } = ridge;
  expect(neededCurrent({ ...unstated, maxChargeCurrent: 60 }, cairn)).toBe(114.4);
});

test("a current that a battery does not state limits nothing", () => {
  const { maxCurrent: _, ...lasting } = cairn;
  expect(startPowerOf(ridge, lasting, 1)).toBeCloseTo((50 * 51.2 * 0.9) / 1000);
  const { recommendedCurrent: __, ...unstated } = lasting;
  expect(powerOf(ridge, unstated, 1)).toBeGreaterThanOrEqual(neededPower(ridge));
  const fit = fitBattery(ridge, unstated);
  expect(fit).toMatchObject({ fits: true, units: 16 });
  expect(fit?.checks.map(({ rule }) => rule)).not.toContain("power");
});

const inverters = fc.record({
  ratedPower: fc.integer({ min: 500, max: 60_000 }),
  efficiencyMax: fc.integer({ min: 85, max: 99 }),
  maxDischargeCurrent: fc.integer({ min: 20, max: 300 }),
  batteryTerminals: fc.integer({ min: 1, max: 3 }),
  perInput: fc.integer({ min: 1, max: 8 }),
});
const batteries = fc.record({
  batteryNominalVoltage: fc.integer({ min: 24, max: 600 }),
  recommendedCurrent: fc.integer({ min: 10, max: 150 }),
  maxCurrent: fc.integer({ min: 150, max: 250 }),
  maxParallel: fc.integer({ min: 1, max: 32 }),
});
const orNever = (units: number | undefined) => units ?? Number.POSITIVE_INFINITY;

test("adding a battery never lowers the power", () => {
  fc.assert(
    fc.property(inverters, batteries, fc.integer({ min: 1, max: 40 }), (inverter, battery, units) => {
      expect(powerOf(inverter, battery, units + 1)).toBeGreaterThanOrEqual(powerOf(inverter, battery, units));
    }),
  );
});

test("a smaller inverter never needs more batteries", () => {
  fc.assert(
    fc.property(inverters, batteries, fc.integer({ min: 100, max: 60_000 }), (inverter, battery, power) => {
      const smaller = { ...inverter, ratedPower: Math.min(power, inverter.ratedPower) };
      expect(orNever(unitsForPower(smaller, battery))).toBeLessThanOrEqual(
        orNever(unitsForPower(inverter, battery)),
      );
      expect(orNever(unitsForCurrent(smaller, battery))).toBeLessThanOrEqual(
        orNever(unitsForCurrent(inverter, battery)),
      );
    }),
  );
});

test("a stronger battery never needs more of its kind", () => {
  fc.assert(
    fc.property(inverters, batteries, fc.integer({ min: 0, max: 50 }), (inverter, battery, more) => {
      const stronger = { ...battery, recommendedCurrent: battery.recommendedCurrent + more };
      expect(orNever(unitsForPower(inverter, stronger))).toBeLessThanOrEqual(
        orNever(unitsForPower(inverter, battery)),
      );
    }),
  );
});
