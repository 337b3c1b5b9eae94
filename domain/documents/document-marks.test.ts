import { expect, test } from "vitest";
import { axes, axisNames, marksOf, readMarks } from "./document-marks.ts";

test("every word that documents are counted by is kept and read again", () => {
  for (const name of axisNames) {
    for (const word of axes[name]) expect(readMarks(marksOf([word]))[name], word).toEqual([word]);
  }
});

test("marks that were stored keep their meaning", () => {
  expect(marksOf(["Manual", "Inverter", "Battery", "Residential", "es"])).toBe(8 + 32 + 64 + 256 + 2048);
});

test("a word that nothing is counted by leaves no mark", () => {
  expect(marksOf(["Charger"])).toBe(0);
});
