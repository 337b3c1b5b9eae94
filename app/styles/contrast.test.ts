import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastOf, parseColour } from "#config/maker/colour.ts";
import { contrastFaults, paletteOf } from "#config/maker/palette.ts";
import { currentMaker } from "#config/maker/read-maker.ts";

const palette = paletteOf(currentMaker().data.colours);
const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

test("words and shapes in the maker's colours can be told from their grounds", () => {
  expect(contrastFaults(palette)).toEqual([]);
});

test.each([
  ["danger", "danger-tint"],
  ["warning", "warning-tint"],
])("words in %s can be read on %s and on paper", (words, ground) => {
  expect(contrastOf(token(words), token(ground))).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(token(words), palette.paper)).toBeGreaterThanOrEqual(4.5);
});

function token(name: string) {
  const text = new RegExp(`--${name}: (oklch\\([^)]*\\))`).exec(tokens)?.[1] ?? "";
  return parseColour(text) ?? palette.paper;
}
