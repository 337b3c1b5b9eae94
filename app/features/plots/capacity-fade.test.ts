import { expect, test } from "vitest";
import { capacityFade } from "./capacity-fade.ts";

test("after ten years of daily cycles a battery of 6,000 cycles holds more than it promises", () => {
  const fade = capacityFade({ energy: 10, cycles: 6000, endShare: 70, years: 10 });
  expect(fade).toHaveLength(11);
  expect(fade[0]?.expected).toBe(10);
  expect(fade[10]?.expected).toBeCloseTo(8.175);
  expect(fade[10]?.promised).toBe(7);
});

test("it never falls below its end when the cycles are used up", () => {
  const fade = capacityFade({ energy: 10, cycles: 1000, endShare: 70, years: 10 });
  expect(fade[10]?.expected).toBe(7);
});
