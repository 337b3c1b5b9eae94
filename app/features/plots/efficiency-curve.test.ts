import { expect, test } from "vitest";
import { efficiencyCurve, euroOf } from "./efficiency-curve.ts";

test.each([
  [97.6, 97],
  [98, 97.5],
  [98.5, 98.1],
])("the curve of an inverter with %s %% at best and %s %% European goes through both", (best, euro) => {
  const curve = efficiencyCurve(best, euro);
  expect(curve(0.5)).toBeCloseTo(best, 5);
  expect(euroOf(curve)).toBeCloseTo(euro, 3);
  expect(curve(0.05)).toBeLessThan(curve(0.2));
  expect(curve(1)).toBeLessThan(best);
});
