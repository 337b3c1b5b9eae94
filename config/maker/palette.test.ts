import fc from "fast-check";
import { expect, test } from "vitest";
import { parseColour, toHex, writeColour } from "./colour.ts";
import { contrastFaults, paletteOf } from "./palette.ts";

test("a colour is the same in both ways to write it", () => {
  for (const hex of ["#0f7644", "#b3261e", "#ffffff", "#000000"]) {
    const colour = parseColour(hex);
    expect(colour && toHex(parseColour(writeColour(colour)) ?? colour)).toBe(hex);
  }
  expect(parseColour("green")).toBeUndefined();
});

test("whatever the two hues, what follows from dark enough colours can be read", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 359 }), (brand, second) => {
      const colours = { brand: `oklch(0.5 0.11 ${brand})`, second: `oklch(0.5 0.11 ${second})` };
      expect(contrastFaults(paletteOf(colours))).toEqual([]);
    }),
  );
});

test("a brand that is too light for white letters is said, with both colours and the figure", () => {
  const faults = contrastFaults(paletteOf({ brand: "#f2c200", second: "#1f5f9e" }));
  expect(faults.map(({ message }) => message)).toContain(
    "text in on-brand on brand has a contrast of 1.6 to 1, and needs 4.5",
  );
});
