import { expect, test } from "vitest";
import { searchPath } from "#app/shell/search/search-path.ts";
import { productTypes } from "#config/maker/sorting.ts";
import { keywordOf, properAddress } from "./keyword.ts";
import { readFilters, searchAddress } from "./search-query.ts";

const at = (path: string) => new URL(path, "https://h.example");

test.each([
  "ridge 5",
  "a/b",
  "100%",
  "what?",
  "c#",
  "%2F",
  "50%25",
  "a&b=c",
  "ဘက်ထရီ",
  "batería",
  "..",
  "x.data",
])("a visitor who searches for %s finds it in the address as typed", (keyword) => {
  expect(keywordOf(at(searchPath(keyword)))).toBe(keyword);
  expect(keywordOf(at(`/burmese${searchPath(keyword)}`))).toBe(keyword);
});

test.each([
  ["/search/100%", "100%"],
  ["/search/%E0%A4%A", "%E0%A4%A"],
  ["/search/50%25%zz", "50%25%zz"],
  ["/search/ma%C3%B1ana%", "mañana%"],
  ["/search/a%20b%", "a b%"],
])("the malformed escape in %s is shown as typed", (path, keyword) => {
  expect(keywordOf(at(path))).toBe(keyword);
});

test("a keyword that is cut ends with a whole sign, so that it can be written into an address again", () => {
  for (const before of ["", "a"]) {
    const keyword = keywordOf(at(`/search/${encodeURIComponent(before + "👩".repeat(150))}`));
    expect(keyword.isWellFormed()).toBe(true);
    expect(keywordOf(at(searchPath(keyword)))).toBe(keyword);
  }
});

test("no keyword is not refused", () => {
  for (const path of ["/search", "/search/", "/spanish/search", "/search/%20"])
    expect(keywordOf(at(path))).toBe("");
});

test("a form without script is led to the address of the search", () => {
  const led = (path: string) => properAddress(at(path));
  expect(led("/search?keyword=a%2Fb&productType=&documentType=Manual")).toBe(
    "/search/a%2Fb?documentType=Manual",
  );
  expect(led("/spanish/search?keyword=%C2%BFqu%C3%A9%3F")).toBe("/spanish/search/%C2%BFqu%C3%A9%3F");
  expect(led("/search?keyword=")).toBe("/search");
  expect(led("/search/old?keyword=new")).toBe("/search/new");
});

test("a proper address is left alone", () => {
  for (const path of [
    "/search",
    "/search/x?page=2&type=product",
    "/search?keyword=..",
    "/search?keyword=.&type=faq",
  ])
    expect(properAddress(at(path))).toBeUndefined();
});

test("the filters of an address are read, and written to the same address", () => {
  const search = new URLSearchParams({
    documentType: "User Manual",
    page: "3",
    productType: productTypes.at(-1) ?? "",
    type: "document",
  });
  expect(searchAddress({ keyword: "r5 1p", ...readFilters(search) })).toBe(`/search/r5%201p?${search}`);
  expect(searchAddress({ keyword: "..", type: "faq" })).toBe("/search?keyword=..&type=faq");
  expect(readFilters(new URLSearchParams("type=x&productType=y&documentType=z&page=-1"))).toEqual({
    type: undefined,
    productType: undefined,
    documentType: undefined,
    page: 1,
  });
});
