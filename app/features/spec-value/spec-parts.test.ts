import { expect, test } from "vitest";
import { joinParts, type SpecValue, specParts } from "./spec-parts.ts";

const words = {
  number: (value: number) => value.toLocaleString("en"),
  flag: (value: boolean) => (value ? "Yes" : "No"),
  spelled: (_: string, value: number) => `${value} years`,
};
const spec = (own: Partial<SpecValue>): SpecValue => ({
  id: "x",
  name: "X",
  type: "number",
  unit: null,
  low: null,
  high: null,
  list: null,
  labels: null,
  ...own,
});
const text = (own: Partial<SpecValue>, short = false) =>
  joinParts(specParts(spec(own), words, short)).replaceAll("\u00a0", " ");

test("a rated power is given in watts in the table and in kilowatts where space is short", () => {
  expect(text({ unit: "W", low: 5000 })).toBe("5,000 W");
  expect(text({ unit: "W", low: 3600 }, true)).toBe("3.6 kW");
  expect(text({ unit: "W", low: 900 }, true)).toBe("900 W");
});

test("a range below zero is not mistaken for a subtraction", () => {
  expect(text({ type: "range", unit: "V", low: 40, high: 60 })).toBe("40–60 V");
  expect(text({ type: "range", unit: "°C", low: -25, high: 60 })).toBe("−25 … 60 °C");
});

test("several values, words and yes or no are written out", () => {
  expect(text({ type: "list", unit: "A", list: [32, 16] })).toBe("32 / 16 A");
  expect(text({ type: "code", labels: ["RS485", "CAN"] })).toBe("RS485, CAN");
  expect(text({ type: "flag", low: 1 })).toBe("Yes");
  expect(text({ type: "flag", low: 0 })).toBe("No");
  expect(text({ unit: "y", low: 10 })).toBe("10 years");
});
