import { expect, test } from "vitest";
import { scaleTo, ticksTo } from "./scale.ts";

test("an axis has few round values and reaches the highest", () => {
  expect(ticksTo(23.9)).toEqual([0, 10, 20, 30]);
  expect(ticksTo(4.6)).toEqual([0, 2, 4, 6]);
  expect(ticksTo(0.9)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticksTo(0)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test("a value finds its place between the ends of the drawing", () => {
  const place = scaleTo([0, 10], [100, 0]);
  expect(place(0)).toBe(100);
  expect(place(2.5)).toBe(75);
});
