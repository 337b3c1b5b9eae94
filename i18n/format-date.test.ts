import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test("seconds become a day, a day of the year or a moment, in UTC", () => {
  const moment = Date.UTC(2026, 10, 15, 4, 5, 6) / 1000;
  expect(formatDate(moment)).toBe("2026-11-15");
  expect(formatDate(moment, "MM-DD")).toBe("11-15");
  expect(formatDate(moment, "YYYY-MM-DD HH:mm:ss")).toBe("2026-11-15 04:05:06");
});

test("zero is a date", () => {
  expect(formatDate(0)).toBe("1970-01-01");
});

test("what is no number shows two dashes", () => {
  for (const value of ["1700000000", null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}]) {
    expect(formatDate(value)).toBe("--");
  }
});
