import { expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";

test("English groups thousands from four digits on", () => {
  expect(formatNumber(4.614, "en")).toBe("4.61");
  expect(formatNumber(6000, "en")).toBe("6,000");
  expect(formatNumber(550_000, "en")).toBe("550,000");
});

test("Spanish has a decimal comma, and a space between thousands from five digits on", () => {
  expect(formatNumber(4.614, "es")).toBe("4,61");
  expect(formatNumber(6000, "es")).toBe("6000");
  expect(formatNumber(12_000, "es")).toBe("12\u00a0000");
  expect(formatNumber(1_234_567.5, "es", 1)).toBe("1\u00a0234\u00a0567,5");
});

test("French has a decimal comma, and a narrow space between thousands from four digits on", () => {
  expect(formatNumber(4.614, "fr")).toBe("4,61");
  expect(formatNumber(6000, "fr")).toBe("6\u202f000");
});

test("a negative number has a real minus, and zero has none", () => {
  expect(formatNumber(-1234.5, "en")).toBe("−1,234.5");
  expect(formatNumber(-0, "es")).toBe("0");
});
