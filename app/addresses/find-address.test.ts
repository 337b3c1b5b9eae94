import { expect, test } from "vitest";
import routes from "../routes.ts";
import { addresses } from "./addresses.ts";
import { findAddress } from "./find-address.ts";

const pathOf = (pathname: string) => findAddress(pathname)?.path;

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/spanish/", "/spanish"],
  ["/Spanish/Products", "/spanish/products"],
  ["/products/", "/products"],
  ["/Products", "/products"],
  ["//evil.example/products", undefined],
  ["//products//hd-r5-1p/", "/products/hd-r5-1p"],
  ["/products/HD-R5-1P", "/products/hd-r5-1p"],
  ["/products/hd%2Dr5-1p", "/products/hd-r5-1p"],
  ["/support/videolist", "/support/videoList"],
  ["/%61bout/company", "/about/company"],
  ["/about/./company/../contact", "/about/contact"],
  ["/product-list/OLD_ID", "/product-list/old_id"],
  ["/product-list/Batteries/Old_Id", "/product-list/batteries/old_id"],
  ["/product-list/inverters/ridge", "/product-list/inverters/ridge"],
  ["/search/HD-R5", "/search/HD-R5"],
  ["/search/a+b&c", "/search/a%2Bb%26c"],
  ["/search/a%2Fb", "/search/a%2Fb"],
  ["/search/%e1%80%99", "/search/%E1%80%99"],
  ["/search/100%", "/search/100%"],
  ["/Search/%E0%A4%A", "/search/%E0%A4%A"],
  ["/404", "/404"],
])("the right spelling of %s is %s", (typed, proper) => {
  expect(pathOf(typed)).toBe(proper);
});

test.each(["/english", "/English/products", "/no-such-page/", "/products/a/b", "/about", "/spanish/spanish"])(
  "%s is no page, however it is spelt",
  (typed) => {
    expect(pathOf(typed)).toBeUndefined();
  },
);

test("a right spelling is the right spelling of itself", () => {
  for (const path of ["/spanish/search/a%2Bb", "/burmese", "/support/videoList", "/products/hd-r5-1p"])
    expect(pathOf(path)).toBe(path);
});

test("every page of the site map says which parameters it reads", () => {
  const pages = routes.flatMap(({ path = "", children }) =>
    children ? children.map((page) => page.path ?? "") : [path],
  );
  expect(new Set(pages.filter((path) => path !== "*"))).toEqual(new Set(Object.keys(addresses)));
});
