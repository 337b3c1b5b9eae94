import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["battery", "battery", 0],
  ["baterry", "battery", 2],
  ["invretor", "inverter", 2],
  ["solr", "solar", 1],
  ["pmup", "pump", 1],
  ["", "abc", 3],
])("%s is %s with %i mistakes", (typed, meant, mistakes) => {
  expect(editDistance(typed, meant)).toBe(mistakes);
});
