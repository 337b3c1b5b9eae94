import { expect, test } from "vitest";
import { readNumber } from "./read-form.ts";

test.each([
  ["39.3", 39.3],
  ["39,3", 39.3],
  ["၃၉.၃", 39.3],
  ["-0.27", -0.27],
  ["−0,27", -0.27],
  ["0,275", 0.275],
  ["1200", 1200],
  // 1,200 in English, 1.2 in Spanish
  ["1,200", undefined],
  ["abc", undefined],
  ["12 V", undefined],
  ["1e9", undefined],
  ["--3", undefined],
  ["", undefined],
  ["9999999999999", undefined],
] as const)("%s is read as %s", (text, value) => {
  expect(readNumber(text)).toBe(value);
});
