import { expect, test } from "vitest";
import type { ApiTransport } from "#api/client.ts";
import { usualLocales } from "#i18n/locales.ts";
import { findSitemap } from "./sitemap.ts";

const config = { SITE_URL: "https://h.example", LANGUAGES: usualLocales };
const withPages = (count: number): ApiTransport => {
  const data = Array.from({ length: count }, (_, number) => ({ path: `/products/p${number}` }));
  return async () => ({ status: 200, envelope: { code: 200, data, msg: "ok" }, tags: [] });
};
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

test("a large site has an index, and its files together name every page once", async () => {
  const parts = { transport: withPages(2100), config };
  const files = addresses(await findSitemap("/sitemap.xml", parts));
  expect(files).toEqual([1, 2, 3].map((number) => `https://h.example/sitemap-${number}.xml`));
  const pages = await Promise.all(
    files.map(async (file = "") => addresses(await findSitemap(new URL(file).pathname, parts))),
  );
  expect(new Set(pages.flat()).size).toBe(2100 * 3);
  expect(pages.flat()).toHaveLength(2100 * 3);
  expect(await findSitemap("/sitemap-4.xml", parts)).toBeUndefined();
});
