import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("blocks are kept apart, words with inline marks are not", () => {
  expect(plainText("<h2>One</h2><p>kilo<strong>watt</strong>-hours</p><ul><li>a</li><li>b</li></ul>")).toBe(
    "One kilowatt-hours a b",
  );
});

test("entities become the characters they stand for", () => {
  expect(plainText("a &amp; b &lt; c &#233; &#xe9; &nbsp;d &unknown; &#0;")).toBe(
    "a & b < c é é d &unknown; &#0;",
  );
});

test("a text of nothing but brackets takes no time", () => {
  const start = performance.now();
  plainText("<".repeat(400_000));
  expect(performance.now() - start).toBeLessThan(10_000);
});
