import { expect, test } from "vitest";
import { stateOf } from "./certificate-state.ts";

const until = new Date("2027-02-21T00:00:00Z");

test.each([
  ["2026-08-24", "valid"],
  ["2026-08-26", "runningOut"],
  ["2027-02-21", "runningOut"],
  ["2027-02-22", "over"],
])("an inspector who looks on %s sees a certificate until 21 February 2027 as %s", (today, state) => {
  expect(stateOf(until, new Date(`${today}T00:00:00Z`))).toBe(state);
});

test("a report without an end does not run out", () => {
  expect(stateOf(null, new Date("2040-01-01"))).toBe("valid");
});
