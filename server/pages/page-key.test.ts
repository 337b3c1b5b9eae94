import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { properAddress } from "./one-address.ts";
import { isKeepable, isListed, normaliseAddress, trackingNames } from "./page-key.ts";

test("campaign parameters do not make another page", () => {
  expect(normaliseAddress("/products?utm_source=x&gclid=1")).toBe("/products");
  expect(normaliseAddress("/product-list?utm_source=x&sort=power&fbclid=y")).toBe("/product-list?sort=power");
});

test("a parameter that a page does not read makes no other page", () => {
  expect(normaliseAddress("/products/hd-r5-1p?turn=7&x=1")).toBe("/products/hd-r5-1p");
  expect(normaliseAddress("/spanish/about/news.data?x=1&page=2&_routes=root")).toBe(
    "/spanish/about/news.data?_routes=root&page=2",
  );
  expect(normaliseAddress("/tools/needs?use-fridge=1&v=1")).toBe("/tools/needs?use-fridge=1&v=1");
  expect(normaliseAddress("/about/news?nova=1&_routes=x")).toBe("/about/news");
  expect(normaliseAddress("/no-such-page?x=1")).toBe("/no-such-page?x=1");
});

test.each([
  ["/about/news?x=1", "/about/news"],
  ["/about/news?page=2&x=1&utm_source=mail", "/about/news?page=2&utm_source=mail"],
  ["/About/news?x=1", "/about/news"],
  ["/support/videolist?category=a%20b", "/support/videoList?category=a%20b"],
  ["/spanish/products?nova=1&nova=2", "/spanish/products"],
  ["/products?_routes=root", "/products"],
])("%s is led to %s", (asked, led) => {
  expect(properAddress(asked)).toBe(led);
});

test.each([
  "/about/news",
  "/about/news?",
  "/about/news?page=2&&gclid=%20",
  "/products?nova=true",
  "/tools/needs?use-fridge=1&v=1",
  "/about/news.data?x=1",
  "/no-such-page?x=1",
])("%s stays as it is", (asked) => {
  expect(properAddress(asked)).toBeUndefined();
});

test("the order of the parameters does not matter, the order of their values does", () => {
  expect(normaliseAddress("/a?sort=x&page=2")).toBe(normaliseAddress("/a?page=2&sort=x"));
  expect(normaliseAddress("/a?compare=x&compare=y")).not.toBe(normaliseAddress("/a?compare=y&compare=x"));
});

test("escapes make no other page", () => {
  expect(normaliseAddress("/a?p%61ge=%32&&")).toBe("/a?page=2");
  expect(normaliseAddress("/a?keyword=a%20b")).toBe(normaliseAddress("/a?keyword=a+b"));
  expect(normaliseAddress("/a?keyword=100%25")).toBe(normaliseAddress("/a?keyword=100%"));
});

const isRoute = (id: string) => ["root", "english", "english/home", "english/news"].includes(id);

test.each([
  "/",
  "/_.data?_routes=english%2Fhome",
  "/spanish",
  "/spanish/about/news?page=2&nova=true",
  "/about/news.data?page=2&_routes=english%2Cenglish%2Fnews",
  "/search/a%2Fb?type=faq",
])("%s is kept", (address) => {
  expect(isKeepable(address, isRoute)).toBe(true);
});

test.each([
  ["a parameter that no page reads", "/about/news?x=1"],
  ["a parameter that another page reads", "/burmese/support/faq?page=7"],
  ["another spelling", "/About/news"],
  ["another spelling of the data", "/about/news/.data"],
  ["no page", "/no-such-page"],
  ["a serial number", "/support/warranty?serial=HD123"],
  ["what somebody writes", "/about/contact?message=My+inverter"],
  ["what is typed into a tool", "/tools/needs?use-fridge=1"],
  ["data of a route that is none", "/about/news.data?_routes=x"],
  ["data of many routes", "/about/news.data?_routes=english%2Fhome%2Cenglish%2Fnews"],
  ["data of a route twice", "/about/news.data?_routes=root%2Croot"],
])("%s makes a page that is rendered but not kept", (_, address) => {
  expect(isKeepable(address, isRoute)).toBe(false);
});

test("what is in the sitemap is told from what can be asked for in any number of ways", () => {
  const listed = ["/", "/spanish", "/products/hd-r5-1p", "/burmese/about/news"];
  const others = [
    "/about/news?page=2",
    "/about/news.data",
    "/_.data",
    "/search",
    "/spanish/search/5%20kW",
    "/?nova=true",
  ];
  expect(listed.filter(isListed)).toEqual(listed);
  expect(others.filter(isListed)).toEqual([]);
});

test("the caches before the site pass over the same campaign parameters", () => {
  for (const file of ["deploy/varnish/site.vcl", "deploy/nginx/cache.conf"])
    expect(readFileSync(file, "utf8"), file).toContain(`(${trackingNames})=[^&]*`);
});
