import { expect, test } from "vitest";
import { fitBattery } from "./fit.ts";

const ridge = {
  batteryVoltage: { low: 40, high: 60 },
  maxDischargeCurrent: 120,
  protocols: ["RS485", "CAN"],
};
const summit = {
  batteryVoltage: { low: 150, high: 800 },
  maxDischargeCurrent: 40,
  protocols: ["RS485", "CAN"],
};
const cairn = {
  batteryWindow: { low: 44.8, high: 57.6 },
  maxCurrent: 100,
  maxParallel: 16,
  protocols: ["CAN"],
};
const strata = { batteryWindow: { low: 448, high: 576 }, maxCurrent: 50, maxParallel: 2, protocols: ["CAN"] };

test("a battery whose window lies inside the inverter's port fits, up to the number it may be joined", () => {
  expect(fitBattery(ridge, cairn)).toMatchObject({ fits: true, units: 16 });
  expect(fitBattery(summit, strata)).toMatchObject({ fits: true, units: 2 });
});

test("a low-voltage battery does not fit a high-voltage port, and the reason is told", () => {
  expect(fitBattery(summit, cairn)).toMatchObject({
    fits: false,
    units: null,
    checks: [{ rule: "voltage", passed: false, has: "44.8–57.6 V", needs: "150–800 V" }, {}, {}],
  });
  expect(fitBattery(ridge, strata)?.fits).toBe(false);
});

test("one battery that cannot carry the full current still fits, and that is said too", () => {
  const checks = fitBattery(ridge, cairn)?.checks ?? [];
  expect(checks.find(({ rule }) => rule === "current")).toMatchObject({
    passed: false,
    has: "100 A",
    needs: "120 A",
  });
});

test("without a common protocol nothing fits", () => {
  expect(fitBattery(ridge, { ...cairn, protocols: ["Modbus"] })?.fits).toBe(false);
});

test("a pair that is not an inverter and a battery has no answer", () => {
  expect(fitBattery(cairn, ridge)).toBeUndefined();
});
