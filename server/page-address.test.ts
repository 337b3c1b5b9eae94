import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAddress, trackingNames } from "./page-address.ts";

const isRoute = (id: string) => ["root", "english", "english/home", "english/news"].includes(id);
const pageAt = (url: string) => readAddress(url, isRoute);
const cacheAddress = (url: string) => pageAt(url).address;

test("campaign parameters do not make another page", () => {
  expect(cacheAddress("/products?utm_source=x&gclid=1")).toBe("/products");
  expect(cacheAddress("/product-list?utm_source=x&sort=power&fbclid=y")).toBe("/product-list?sort=power");
});

test("a parameter that a page does not read makes no other page", () => {
  expect(cacheAddress("/products/hd-r5-1p?turn=7&x=1")).toBe("/products/hd-r5-1p");
  expect(cacheAddress("/spanish/about/news.data?x=1&page=2&_routes=root")).toBe(
    "/spanish/about/news.data?_routes=root&page=2",
  );
  expect(cacheAddress("/tools/needs?use-fridge=1&v=1")).toBe("/tools/needs?use-fridge=1&v=1");
  expect(cacheAddress("/about/news?nova=1&_routes=x")).toBe("/about/news");
  expect(cacheAddress("/no-such-page?x=1")).toBe("/no-such-page?x=1");
});

test.each([
  ["/about/news?x=1", "/about/news"],
  ["/about/news?page=2&x=1&utm_source=mail", "/about/news?page=2&utm_source=mail"],
  ["/About/news?x=1", "/about/news"],
  ["/support/videolist?category=a%20b", "/support/videoList?category=a%20b"],
  ["/spanish/products?nova=1&nova=2", "/spanish/products"],
  ["/products?nova=true&nova=x", "/products"],
  ["/products?_routes=root", "/products"],
])("%s redirects to %s", (asked, led) => {
  expect(pageAt(asked).canonical).toBe(led);
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
  expect(pageAt(asked).canonical).toBeUndefined();
});

test("the order of the parameters does not matter, the order of their values does", () => {
  expect(cacheAddress("/a?sort=x&page=2")).toBe(cacheAddress("/a?page=2&sort=x"));
  expect(cacheAddress("/a?compare=x&compare=y")).not.toBe(cacheAddress("/a?compare=y&compare=x"));
});

test("escapes make no other page", () => {
  expect(cacheAddress("/a?p%61ge=%32&&")).toBe("/a?page=2");
  expect(cacheAddress("/a?keyword=a%20b")).toBe(cacheAddress("/a?keyword=a+b"));
  expect(cacheAddress("/a?keyword=100%25")).toBe(cacheAddress("/a?keyword=100%"));
});

test("a per cent sign that begins no letter reaches the framework well-formed", () => {
  expect(cacheAddress("/search/50%")).toBe("/search/50%25");
  expect(cacheAddress("/search/%E0%A4?type=faq")).toBe("/search/%25E0%25A4?type=faq");
  expect(cacheAddress("/search/50%25")).toBe("/search/50%25");
});

test.each([
  "/",
  "/_.data?_routes=english%2Fhome",
  "/spanish",
  "/spanish/about/news?page=2&nova=true",
  "/about/news.data?page=2&_routes=english%2Cenglish%2Fnews",
  "/search/a%2Fb?type=faq",
])("%s is cached", (address) => {
  expect(pageAt(address).isCacheable).toBe(true);
});

test.each([
  ["another spelling", "/About/news"],
  ["another spelling of the data", "/about/news/.data"],
  ["no page", "/no-such-page"],
  ["a serial number", "/support/warranty?serial=HD123"],
  ["a message that a visitor writes", "/about/contact?message=My+inverter"],
  ["figures for a calculator", "/tools/needs?use-fridge=1"],
  ["data of a route that does not exist", "/about/news.data?_routes=x"],
  ["data of many routes", "/about/news.data?_routes=english%2Fhome%2Cenglish%2Fnews"],
  ["data of a route twice", "/about/news.data?_routes=root%2Croot"],
])("%s makes a page that is rendered but not cached", (_, address) => {
  expect(pageAt(address).isCacheable).toBe(false);
});

test("pages of the sitemap are told from addresses that anybody can make up", () => {
  const listed = ["/", "/spanish", "/products/hd-r5-1p", "/burmese/about/news"];
  const others = [
    "/about/news?page=2",
    "/about/news.data",
    "/_.data",
    "/search",
    "/spanish/search/5%20kW",
    "/?nova=true",
  ];
  expect(listed.filter((url) => pageAt(url).isInSitemap)).toEqual(listed);
  expect(others.filter((url) => pageAt(url).isInSitemap)).toEqual([]);
});

test("the caches in front of the site pass over the same campaign parameters", () => {
  for (const file of ["deploy/varnish/site.vcl", "deploy/nginx/cache.conf"])
    expect(readFileSync(file, "utf8"), file).toContain(`(${trackingNames})=[^&]*`);
});
