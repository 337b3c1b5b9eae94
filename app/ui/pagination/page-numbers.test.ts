import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("few pages are all shown", () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test("many pages show the ends, the neighbours and a gap", () => {
  expect(pageNumbers(6, 12)).toEqual([1, 0, 5, 6, 7, 0, 12]);
});

test("a gap of one page is that page", () => {
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 0, 12]);
});
