import { expect, test } from "vitest";
import { listMissingSigns } from "./typeface.ts";

test("a sign that no typeface has is named, and no other", () => {
  expect(listMissingSigns('<text x="4">34 Ω at 45 °C</text><text>လက်စွဲ <tspan>6 ×</tspan></text>')).toEqual([
    "Ω",
  ]);
});
