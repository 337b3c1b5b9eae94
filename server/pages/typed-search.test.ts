import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { typedSearch } from "./typed-search.ts";

const asking = (accept: string) => ({ headers: { accept } }) as IncomingMessage;
const browser = asking("text/html,application/xhtml+xml,*/*;q=0.8");

test.each([
  ["/search/foo.data", "/search?keyword=foo.data"],
  ["/spanish/search/a%20b.data?type=faq&page=2", "/spanish/search?keyword=a%20b.data&type=faq&page=2"],
  ["/burmese/search/c++&.data", "/burmese/search?keyword=c%2B%2B%26.data"],
])("whoever types %s searches for those words", (typed, address) => {
  expect(typedSearch(browser, typed)).toBe(address);
});

test("the data of a search is still answered as data, and no other page is touched", () => {
  expect(typedSearch(asking("*/*"), "/search/foo.data")).toBeUndefined();
  expect(typedSearch(browser, "/search/foo")).toBeUndefined();
  expect(typedSearch(browser, "/products/hd-r5-1p.data")).toBeUndefined();
  expect(typedSearch(browser, "/search?keyword=foo.data")).toBeUndefined();
});
