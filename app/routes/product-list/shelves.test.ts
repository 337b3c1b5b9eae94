import { expect, test } from "vitest";
import { type ShelfProduct, shelvesOf } from "./shelves.ts";

const box = [0, 0, 100, 100];
const product = (id: string, series: string, height: number, more = {}) =>
  ({
    ...{ id, category: "inverters", series, seriesName: series },
    image: { hash: id, width: 100, height: 100, widths: [320], alt: "", box },
    size: { width: height, height, depth: 200 },
    ...more,
  }) as ShelfProduct;

test("all series of a category stand at one scale, accessories last", () => {
  const shelves = shelvesOf(
    [
      product("pb", "ridge", 320, { accessory: true }),
      product("r5", "ridge", 520),
      product("s50", "summit", 760),
    ],
    false,
  );
  expect(shelves.map(({ id }) => id)).toEqual([
    "inverters-ridge",
    "inverters-summit",
    "inverters-accessories",
  ]);
  expect(new Set(shelves.map(({ scale }) => scale)).size).toBe(1);
});

test("a series that would be too small to see has a scale of its own", () => {
  const shelves = shelvesOf([product("stick", "beacon", 44), product("cabinet", "quarry", 2300)], false);
  expect(shelves[0]?.scale).toBeGreaterThan(shelves[1]?.scale ?? 0);
});

test("in another order all stand on one shelf", () => {
  expect(shelvesOf([product("r5", "ridge", 520), product("s50", "summit", 760)], true)).toHaveLength(1);
});
