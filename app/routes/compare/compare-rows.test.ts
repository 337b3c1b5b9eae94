import { expect, test } from "vitest";
import type { ComparedProduct } from "#app/features/comparison/load-comparison.ts";
import { compareRows } from "./compare-rows.ts";

const spec = (id: string, low: number) => ({
  ...{ id, name: id, type: "number" as const, unit: "W", low, high: null, list: null, labels: null },
  footnote: null,
});
const product = (id: string, specs: ReturnType<typeof spec>[]) =>
  ({ id, groups: [{ id: "own", name: "Own", specs }] }) as unknown as ComparedProduct;

test("a field is drawn as bars when its record says so, each as long as its share of the largest", () => {
  const night = (low: number) => ({ ...spec("night", low), plot: true as const });
  const products = [
    product("a", [night(3), spec("weight", 9)]),
    product("b", [night(12)]),
    product("c", [spec("weight", 4)]),
  ];
  const [group] = compareRows(products, ({ low }) => String(low), "none");
  expect(group?.rows.map(({ id, bars }) => [id, bars])).toEqual([
    ["night", [0.25, 1, undefined]],
    ["weight", undefined],
  ]);
});
