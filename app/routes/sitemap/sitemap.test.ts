import { expect, test } from "vitest";
import { createClient } from "#api/client.ts";
import { usualLocales } from "#i18n/locales.ts";
import { addressList } from "#tests/support/address-list.ts";
import { findSitemap } from "./sitemap.ts";

const site = { siteUrl: "https://h.example", locales: usualLocales };
const clientOf = (paths: string[]) => createClient({ transport: addressList(paths), language: "en" });
const withPages = (count: number) =>
  clientOf(Array.from({ length: count }, (_, number) => `/products/p${number}`));
const addresses = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("a small site has one sitemap with every page in every language", async () => {
  const found = addresses(await findSitemap(undefined, withPages(2), site));
  expect(found).toEqual([
    "https://h.example/products/p0",
    "https://h.example/spanish/products/p0",
    "https://h.example/burmese/products/p0",
    "https://h.example/products/p1",
    "https://h.example/spanish/products/p1",
    "https://h.example/burmese/products/p1",
  ]);
});

test("a site of ten thousand addresses has an index of parts instead of one file", async () => {
  expect(addresses(await findSitemap(undefined, withPages(3333), site))).toHaveLength(9999);
  expect(await findSitemap(undefined, withPages(3334), site)).toContain("<sitemapindex");
});

test("the parts of the index together name every page once, and there is none after the last", async () => {
  const client = withPages(3500);
  const parts = addresses(await findSitemap(undefined, client, site));
  expect(parts).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => `https://h.example/sitemap.xml?part=${number}`),
  );
  const pages = await Promise.all(
    parts.map(async (part) => addresses(await findSitemap(part?.split("=").at(-1), client, site))),
  );
  expect(new Set(pages.flat()).size).toBe(3500 * 3);
  expect(pages.flat()).toHaveLength(3500 * 3);
  for (const none of ["8", "0", "1.xml", ""]) expect(await findSitemap(none, client, site)).toBeUndefined();
});

test("a page names its other languages, and an address that XML would misread is escaped", async () => {
  const xml = await findSitemap(undefined, clientOf(["/search?a=1&b='2'"]), site);
  expect(addresses(xml)[1]).toBe("https://h.example/spanish/search?a=1&amp;b=&apos;2&apos;");
  expect(
    [...(xml ?? "").matchAll(/hreflang="([^"]+)"/g)].slice(0, 4).map(([, language]) => language),
  ).toEqual(["en", "es", "my", "x-default"]);
});
