import { expect, test } from "vitest";
import { cableCapacity } from "./cable-capacity.ts";

const wall = { insulation: 70, laying: "conduit", air: 40 } as const;

test("a cable in conduit carries less in a hot room, and less with three loaded wires than with two", () => {
  expect(cableCapacity({ ...wall, air: 30, copper: 6 }, 2)).toBe(41);
  expect(cableCapacity({ ...wall, copper: 6 }, 2)).toBeCloseTo(35.7, 1);
  expect(cableCapacity({ ...wall, copper: 6 }, 3)).toBeCloseTo(31.3, 1);
});

test("a battery cable for 90 °C carries its fuse in free air, and one size up in conduit", () => {
  const battery = { insulation: 90, air: 40 } as const;
  expect(cableCapacity({ ...battery, laying: "free-air", copper: 95 }, 2)).toBeCloseTo(343, 0);
  expect(cableCapacity({ ...battery, laying: "conduit", copper: 95 }, 2)).toBeCloseTo(278, 0);
  expect(cableCapacity({ ...battery, laying: "conduit", copper: 120 }, 2)).toBeCloseTo(322, 0);
});

test("nothing is said of a size, a way of laying or a heat that the tables do not know", () => {
  expect(cableCapacity({ ...wall, copper: 7 }, 2)).toBeUndefined();
  expect(cableCapacity({ ...wall, air: 60, copper: 6 }, 2)).toBeUndefined();
  expect(cableCapacity({ insulation: 90, laying: "free-air", air: 40, copper: 6 }, 2)).toBeUndefined();
});
