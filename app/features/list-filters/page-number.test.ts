import { expect, test } from "vitest";
import { pageNumber } from "./page-number.ts";

test.each([
  ["page=3", 3],
  ["", 1],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=two", 1],
  ["page=99999999", 1],
])("a list asked for ?%s opens on page %i", (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});
