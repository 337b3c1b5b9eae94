import { expect, test } from "vitest";
import { pinPlace } from "./pin-place.ts";

test("an office stands where its percent strings say, measured from the bottom left corner", () => {
  expect(pinPlace({ bottom: "0%", left: "0%" })).toEqual({ x: 0, y: 500 });
  expect(pinPlace({ bottom: "34.74%", left: "92.51%" })).toEqual({ x: 925.1, y: 326.3 });
});

test("a place outside the map is pulled to its edge, and one that cannot be read to its middle", () => {
  expect(pinPlace({ bottom: "140%", left: "-3%" })).toEqual({ x: 0, y: 0 });
  expect(pinPlace({ bottom: "", left: "left" })).toEqual({ x: 500, y: 250 });
});
