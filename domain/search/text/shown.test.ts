import { expect, test } from "vitest";
import { show } from "./shown.ts";

test("a text that was shown before is not taken apart again", () => {
  expect(show("Ridge 5 · HD-R5-1P ဘက်ထရီ")).toBe(show("Ridge 5 · HD-R5-1P ဘက်ထရီ"));
});

test("of a text its words and the rows of words that belong together are known", () => {
  const { latinWords, chains } = show("One HD-R5, one ဘက်ထရီ");
  expect(latinWords).toEqual(["one", "hd", "r5"]);
  expect(chains.map(({ from, tokens }) => [from, tokens.map(({ text }) => text)])).toEqual([
    [1, ["hd", "r5"]],
  ]);
});

test("when many texts were shown the first are forgotten", () => {
  const first = show("the first text");
  for (let number = 0; number < 500; number++) show(`${number} ${"long words ".repeat(100)}`);
  expect(show("the first text")).not.toBe(first);
  expect(show("the first text")).toEqual(first);
});
