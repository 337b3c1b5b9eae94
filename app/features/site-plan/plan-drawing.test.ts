import { expect, test } from "vitest";
import { cableWay, labelSpots, panelLines, scaleBar } from "./plan-drawing.ts";

const roof = { id: "roof", x: 2, y: 2, width: 4, depth: 3 };

test("a cable leaves a roof at the edge that is nearest, and turns once", () => {
  expect(cableWay(roof, { id: "inverter", x: 9, y: 3 })).toEqual([
    [6, 3],
    [9, 3],
  ]);
  expect(cableWay({ id: "board", x: 1, y: 9 }, { id: "meter", x: 5, y: 7 })).toEqual([
    [1, 9],
    [5, 9],
    [5, 7],
  ]);
});

test("a length is written on the longest straight part where there is room", () => {
  const way = cableWay({ id: "board", x: 1, y: 9 }, { id: "meter", x: 5, y: 7 });
  expect(labelSpots([way], 3)).toEqual([[3, 9]]);
  expect(labelSpots([way], 5)).toEqual([undefined]);
});

test("the lengths of two near cables stand apart", () => {
  const ways = [
    cableWay({ id: "box", x: 9, y: 1 }, { id: "generator", x: 9, y: 13 }),
    cableWay({ id: "box", x: 11, y: 1 }, { id: "meter", x: 11, y: 13 }),
  ];
  expect(labelSpots(ways, 3)).toEqual([
    [9, 7],
    [11, 5.5],
  ]);
});

test("the bar of the scale is a round length of about a sixth of the ground", () => {
  expect([24, 62, 124].map(scaleBar)).toEqual([2, 10, 20]);
});

test("a small roof shows its panels, a large one no more lines than can be told apart", () => {
  expect(panelLines(roof, 20)).toHaveLength(3);
  expect(panelLines({ ...roof, width: 72, depth: 34 }, 124).length).toBeLessThan(45);
});
