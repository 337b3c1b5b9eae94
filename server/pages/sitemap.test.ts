import { expect, test } from "vitest";
import { usualLocales } from "#i18n/locales.ts";
import { addressList } from "#tests/support/address-list.ts";
import { findSitemap } from "./sitemap.ts";

const config = { SITE_URL: "https://h.example", LANGUAGES: usualLocales };
const withPages = (count: number) =>
  addressList(Array.from({ length: count }, (_, number) => `/products/p${number}`));
const addresses = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("a small site has one sitemap with every page in every language", async () => {
  const found = addresses(await findSitemap("/sitemap.xml", { transport: withPages(2), config }));
  expect(found).toEqual([
    "https://h.example/products/p0",
    "https://h.example/spanish/products/p0",
    "https://h.example/burmese/products/p0",
    "https://h.example/products/p1",
    "https://h.example/spanish/products/p1",
    "https://h.example/burmese/products/p1",
  ]);
});

test("below ten thousand addresses there is one file, from there on an index of several", async () => {
  const xml = await findSitemap("/sitemap.xml", { transport: withPages(3333), config });
  expect(addresses(xml)).toHaveLength(9999);
  expect(await findSitemap("/sitemap.xml", { transport: withPages(3334), config })).toContain(
    "<sitemapindex",
  );
});

test("the files of an index together name every page once, and there is none after the last", async () => {
  const parts = { transport: withPages(3500), config };
  const files = addresses(await findSitemap("/sitemap.xml", parts));
  expect(files).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `https://h.example/sitemap-${number}.xml`));
  const pages = await Promise.all(
    files.map(async (file = "") => addresses(await findSitemap(new URL(file).pathname, parts))),
  );
  expect(new Set(pages.flat()).size).toBe(3500 * 3);
  expect(pages.flat()).toHaveLength(3500 * 3);
  expect(await findSitemap("/sitemap-8.xml", parts)).toBeUndefined();
});

test("a page names its other languages, and an address that XML would misread is escaped", async () => {
  const transport = addressList(["/search?a=1&b='2'"]);
  const xml = await findSitemap("/sitemap.xml", { transport, config });
  expect(addresses(xml)[1]).toBe("https://h.example/spanish/search?a=1&amp;b=&apos;2&apos;");
  expect(
    [...(xml ?? "").matchAll(/hreflang="([^"]+)"/g)].slice(0, 4).map(([, language]) => language),
  ).toEqual(["en", "es", "my", "x-default"]);
});
