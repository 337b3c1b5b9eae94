import { expect, test } from "vitest";
import { answerFor, type Category, splitStandards, stateOf } from "./matrix.ts";

const cell = (standard: string, models: number, ...held: string[]) => ({
  standard,
  models,
  held,
  certificates: [],
});
const spain = [{ id: "ES", name: "Spain" }];
const inverters: Category = {
  id: "inverters",
  name: "Inverters",
  standards: [
    { name: "EN 50549-1", markets: spain },
    { name: "UL 1741", markets: [{ id: "US", name: "United States" }] },
  ],
  series: [
    { id: "ridge", name: "Ridge", cells: [cell("EN 50549-1", 2, "R5", "R6"), cell("UL 1741", 2)] },
    { id: "summit", name: "Summit", cells: [cell("EN 50549-1", 2, "S8")] },
  ],
};

test("a series holds a standard with all its models, with some or with none", () => {
  expect(stateOf(cell("x", 2, "a", "b"))).toBe("held");
  expect(stateOf(cell("x", 2, "a"))).toBe("some");
  expect(stateOf(cell("x", 2))).toBe("none");
  expect(stateOf(undefined)).toBe("na");
});

test("what nobody holds has no column, and a country names who holds what it asks for", () => {
  expect(splitStandards(inverters).missing.map(({ name }) => name)).toEqual(["UL 1741"]);
  expect(answerFor([inverters], "ES")).toEqual([{ standard: "EN 50549-1", series: ["Ridge", "Summit"] }]);
});
