import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { createVisitResolver } from "./visit.ts";

function visit(
  url: string,
  headers: Record<string, string> = {},
  environment: Record<string, string> = {},
  method = "GET",
) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  Object.assign(request.headers, headers);
  return createVisitResolver(readConfig(environment), () => true)(request);
}

/** The cookie that the link of the language switch sets, where the proxy says how the visitor came. */
function cookieFrom(environment: Record<string, string>, scheme?: string) {
  const headers: Record<string, string> = scheme ? { "x-forwarded-proto": scheme } : {};
  return visit("/spanish?setLocale=spanish", headers, environment).redirect?.headers["Set-Cookie"];
}

const plain = "i18n_redirected=spanish; Max-Age=31536000; Path=/; SameSite=Lax";
const safe = { SITE_URL: "https://heliodane.example", TRUST_PROXY: "1" };
const open = { SITE_URL: "http://localhost:3000", TRUST_PROXY: "1" };

test("the cookie of a site with https is never sent by http", () => {
  expect(cookieFrom({ ...safe, TRUST_PROXY: "0" })).toBe(`${plain}; Secure`);
  expect(cookieFrom(safe)).toBe(`${plain}; Secure`);
  expect(cookieFrom(open, "https")).toBe(`${plain}; Secure`);
});

test("a visitor by http keeps the language too, unless a trusted proxy says https", () => {
  expect(cookieFrom(open)).toBe(plain);
  expect(cookieFrom(safe, "http")).toBe(plain);
  expect(cookieFrom({ ...open, TRUST_PROXY: "0" }, "https")).toBe(plain);
});

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.each([
  ["/search/foo.data", "/search?keyword=foo.data"],
  ["/spanish/search/a%20b.data?type=faq&page=2", "/spanish/search?keyword=a%20b.data&type=faq&page=2"],
  ["/burmese/search/c++&.data", "/burmese/search?keyword=c%2B%2B%26.data"],
])("a visitor who types %s searches for those words", (typed, address) => {
  expect(visit(typed, browser).redirect).toMatchObject({ status: 302, headers: { Location: address } });
});

test("the data of a search is still answered as data, and no other page is touched", () => {
  expect(visit("/search/foo.data", { accept: "*/*" }).redirect).toBeUndefined();
  for (const url of ["/search/foo", "/products/hd-r5-1p.data", "/search?keyword=foo.data"])
    expect(visit(url, browser).redirect).toBeUndefined();
});

test("a visitor with the Spanish cookie is led to Spanish pages, and to files as they are", () => {
  const headers = { cookie: "i18n_redirected=spanish" };
  expect(visit("/about/news", headers).redirect?.headers).toMatchObject({ Location: "/spanish/about/news" });
  for (const url of ["/sitemap.xml", "/robots.txt", "/offline.html", "/about/news/feed.xml"])
    expect(visit(url, headers).redirect).toBeUndefined();
});

test("language comes before spelling, and each page has one address", () => {
  const headers = { cookie: "i18n_redirected=spanish" };
  expect(visit("/About/news", headers).redirect).toMatchObject({ status: 302 });
  expect(visit("/About/news").redirect).toMatchObject({ status: 308, headers: { Location: "/about/news" } });
});

test("two markets share no page", () => {
  const environment = { SITE_HOSTS: "ng.example=nigeria" };
  const keys = ["NG.example:80", "other.example"].map((host) => visit("/", { host }, environment).page?.key);
  expect(keys).toEqual(["nigeria /", "english /"]);
});

test("a form is rendered for its sender, at the address as it was sent", () => {
  expect(visit("/about/contact").page).toBeDefined();
  const form = visit("/about/contact?utm_source=mail", {}, {}, "POST");
  expect(form.page).toBeUndefined();
  expect(form.address).toBe("/about/contact?utm_source=mail");
});
