import { expect, test } from "vitest";
import { findMovedFigures } from "./figures-in-order.ts";

const english =
  "<p>From 44.8 to 57.6 V, 1,000 V at −5 °C. Up to 16 units.</p><ul><li>10 A</li><li>20 A</li></ul>";

test("a text with the same figures in the same order has nothing to mend", () => {
  const spanish =
    "<p>De 44,8 a 57,6 V, 1000 V a −5 °C. Hasta 16 equipos.</p><ul><li>10 A</li><li>20 A</li></ul>";
  expect(findMovedFigures(english, spanish, "es")).toEqual([]);
});

test("Spanish keeps the order of the figures, and a minus is part of its figure", () => {
  expect(findMovedFigures("<p>2 of 5</p>", "<p>de 5, 2</p>", "es")).toEqual(["5 2, in English 2 5"]);
  expect(findMovedFigures("<p>−20 °C</p>", "<p>20 °C</p>", "es")).toEqual(["20, in English -20"]);
  expect(findMovedFigures("<p>10,240 V</p>", "<p>10\u00a0240 V</p>", "fr")).toEqual([]);
});

test("Burmese turns the figures of one sentence round, and makes two of one or one of two", () => {
  expect(findMovedFigures("2 V at 5 A. 7 W.", "5 A တွင် 2 V။ 7 W။", "my")).toEqual([]);
  expect(findMovedFigures("2 V at 5 A, then 7 W.", "5 A တွင် 2 V။ ထို့နောက် 7 W။", "my")).toEqual([]);
  expect(findMovedFigures("2 V. 5 A. 7 W.", "၅ A တွင် 2 V။ 7 W။", "my")).toEqual([]);
});

test("a figure that has gone into another sentence, item or paragraph is found", () => {
  expect(findMovedFigures("2 V at 5 A. 7 W.", "2 V။ 5 A တွင် 7 W။", "my")).toHaveLength(1);
  expect(findMovedFigures("2 V. 5 A.", "5 A။ 2 V။", "my")).toHaveLength(1);
  expect(findMovedFigures("- 2 V\n- 5 A", "- 5 A\n- 2 V", "my")).toHaveLength(2);
  expect(findMovedFigures("<p>2 V 5 A</p><p>7 W</p>", "<p>2 V</p><p>5 A 7 W</p>", "es")).toHaveLength(2);
});
