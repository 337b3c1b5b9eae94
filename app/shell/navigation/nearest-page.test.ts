import { expect, test } from "vitest";
import { nearestPage, nearestRecord } from "./nearest-page.ts";

const pages = [
  "/",
  "/products",
  "/products/hd-r5-1p",
  "/about/contact",
  "/support/warranty",
  "/case-study",
].map((path) => ({ path, title: path }));

test.each([
  ["/product/hd-r5-1p", "/products/hd-r5-1p"],
  ["/contact", "/about/contact"],
  ["/support/waranty", "/support/warranty"],
  ["/case-studies.html", "/case-study"],
])("who asked for %s probably wants %s", (asked, wanted) => {
  expect(nearestPage(asked, pages)?.path).toBe(wanted);
});

test("nothing is offered for an address that is like none", () => {
  expect(nearestPage("/wp-login.php", pages)).toBeUndefined();
});

test("an unknown record is like one beside it, or like none", () => {
  expect(nearestRecord("/products/hd-r5", pages)?.path).toBe("/products/hd-r5-1p");
  expect(nearestRecord("/products/contact", pages)).toBeUndefined();
  expect(nearestRecord("/about/hd-r5", pages)).toBeUndefined();
});
