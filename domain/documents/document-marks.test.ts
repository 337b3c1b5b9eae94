import { expect, test } from "vitest";
import { axes, axisNames, marksOf, readMarks } from "./document-marks.ts";

test("every word that documents are counted by is kept and read again", () => {
  for (const name of axisNames) {
    for (const word of axes[name]) expect(readMarks(marksOf([word]))[name], word).toEqual([word]);
  }
});

test("words of several axes make one mark", () => {
  const [type = "", segment = ""] = [axes.product[0], axes.segment[0]];
  const marks = marksOf(["Manual", type, segment, "es"]);
  expect(readMarks(marks)).toEqual({
    kind: ["Manual"],
    product: [type],
    segment: [segment],
    language: ["es"],
  });
});

test("a word that nothing is counted by leaves no mark", () => {
  expect(marksOf(["Charger"])).toBe(0);
});
