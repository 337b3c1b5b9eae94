import { expect, test } from "vitest";
import { versionOf } from "./calculator-version.ts";

test.each([
  ["", "empty"],
  ["nova=true", "empty"],
  ["_routes=x", "empty"],
  ["v=0&inverter=hd-r5-1p", "open"],
  ["v=1", "known"],
  ["v=1&inverter=hd-r5-1p", "known"],
  ["inverter=hd-r5-1p", "known"],
  ["v=2&inverter=hd-r5-1p", "unknown"],
  ["v=", "unknown"],
  ["v=one", "unknown"],
] as const)("an address with ?%s is %s", (query, version) => {
  expect(versionOf(new URLSearchParams(query))).toBe(version);
});
