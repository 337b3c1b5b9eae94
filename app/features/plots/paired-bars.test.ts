import { expect, test } from "vitest";
import { meanOf, middleOf, pairedBars } from "./paired-bars.ts";
import { scaleTo } from "./scale.ts";

const frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const y = scaleTo([0, 10], [110, 10]);

test("before and after stand side by side on zero, and meet in the middle of their place", () => {
  const bars = pairedBars(
    [
      { before: 10, after: 5 },
      { before: 4, after: 0 },
    ],
    frame,
    y,
  );
  expect(bars).toEqual([
    { series: "before", place: 0, x: 24, y: 10, width: 36, height: 100 },
    { series: "after", place: 0, x: 60, y: 60, width: 36, height: 50 },
    { series: "before", place: 1, x: 124, y: 70, width: 36, height: 40 },
    { series: "after", place: 1, x: 160, y: 110, width: 36, height: 0 },
  ]);
  expect(middleOf(2, frame, 1)).toBe(160);
});

test("what was not measured has no bar and no part in the mean", () => {
  const points = [
    { before: null, after: 2 },
    { before: 6, after: 4 },
  ];
  expect(pairedBars(points, frame, y).map(({ series, place }) => `${series} ${place}`)).toEqual([
    "after 0",
    "before 1",
    "after 1",
  ]);
  expect(meanOf(points, "before")).toBe(6);
  expect(meanOf(points, "after")).toBe(3);
  expect(meanOf([{ before: null, after: 1 }], "before")).toBeNull();
});
