import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["battery", "battery", 0],
  ["baterry", "battery", 1],
  ["inbersor", "inversor", 0.5],
  ["oras", "horas", 0.5],
  ["investor", "inverter", 2],
  ["invretor", "inverter", 2],
  ["solr", "solar", 1],
  ["pmup", "pump", 1],
  ["", "abc", 3],
])("%s is %s with %d mistakes", (typed, meant, mistakes) => {
  expect(editDistance(typed, meant)).toBe(mistakes);
});
