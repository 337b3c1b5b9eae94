import { expect, test } from "vitest";
import { pageNumber, pagePath } from "./page-number.ts";

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

test("the first page of a list has a plain address and the others keep the filter", () => {
  expect(pagePath("/about/blogs", { category: undefined }, 1)).toBe("/about/blogs");
  expect(pagePath("/about/blogs", { category: "basics" }, 2)).toBe("/about/blogs?category=basics&page=2");
});
