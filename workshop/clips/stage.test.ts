import { expect, test } from "vitest";
import { makePage } from "./stage.ts";

test("what is drawn has the colours of the maker", () => {
  expect(makePage([])).toMatch(/--brand: oklch\(/);
  expect(makePage([])).toMatch(/--band: oklch\(/);
});
