import { expect, test } from "vitest";
import { builtOn, readSerialNumber } from "./serial-number.ts";

const models = { A: "one" };

test("a number that tells the month is not said to tell the week", () => {
  const scheme = { pattern: "{year:4}{month:2}XY{model:1}{number:5}", example: "202603XYA00042", models };
  const read = readSerialNumber("202603xy-a-00042", scheme);
  expect(read).toMatchObject({ product: "one", builtYear: 2026, builtWeek: null, builtMonth: 3 });
  expect(builtOn(read)?.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  expect(readSerialNumber("202613XYA00042", scheme).problem).toBe("week");
});

test("a number that tells no date is read all the same", () => {
  const scheme = { pattern: "XY{model:1}{number:5}", example: "XYA00042", models };
  const none = { builtYear: null, builtWeek: null, builtMonth: null };
  expect(readSerialNumber("XYA00042", scheme)).toMatchObject({ problem: null, product: "one", ...none });
});
