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

test("what is written without Intl reads as Intl writes it, with a real minus", () => {
  const whole = [0, 1, 12, 999, 1000, 1234, 9999, 10_000, 99_999, 123_456, 1_000_000, 12_345_678];
  const values = whole.flatMap((value) => [value, value + 0.5, value + 0.25, -value - 0.75, value + 1 / 3]);
  const written = (locale: "en" | "es" | "fr") => values.map((value) => formatNumber(value, locale));
  const by = (locale: "en" | "es" | "fr") => {
    const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    return values.map((value) => intl.format(value).replace("-", "−"));
  };
  expect(written("en")).toEqual(by("en"));
  expect(written("fr")).toEqual(by("fr"));
  expect(written("es")).toEqual(by("es").map((text) => text.replaceAll(".", "\u00a0")));
});
