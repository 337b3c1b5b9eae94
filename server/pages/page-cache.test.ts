import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { PageCache } from "./page-cache.ts";

const at = (key: string, isInSitemap = false) => ({
  ...{ key, address: key, isInSitemap },
  variant: "english" as const,
});
const page = (text: string, ...tags: string[]) => ({
  ...{ html: Buffer.from(text), headers: [], tags: new Set(tags) },
  ...{ status: 200, failed: false, isCacheable: true },
});

test("a publish invalidates exactly the pages that carry the tag", () => {
  const cache = new PageCache();
  const ridge = cache.add(at("ridge"), page("r", "products:ridge", "navigation"));
  const cairn = cache.add(at("cairn"), page("c", "products:cairn"));
  expect(cache.invalidate(new Set(["products:ridge"]))).toBe(1);
  expect([cache.isFresh(ridge), cache.isFresh(cairn)]).toEqual([false, true]);
  expect(cache.invalidate(new Set(["products:*"]))).toBe(2);
});

test("a page that was rendered across a publish is invalid already", () => {
  const cache = new PageCache();
  const before = cache.generation;
  cache.invalidate(new Set(["news"]));
  expect(cache.isFresh(cache.add(at("a"), page("x", "products"), before))).toBe(false);
  expect(cache.isFresh(cache.add(at("a"), page("x", "products")))).toBe(true);
});

test("memory is bounded: the least recently read pages go first", () => {
  const cache = new PageCache({ otherBytes: 250 });
  for (const key of ["a", "b"]) cache.add(at(key), page("x".repeat(100)));
  cache.find(at("a"));
  cache.add(at("c"), page("x".repeat(100)));
  expect(["a", "b", "c"].map((key) => cache.find(at(key)) !== undefined)).toEqual([true, false, true]);
  expect(cache.bytes).toBe(200);
});

test("pages of the sitemap have memory of their own, whatever else is asked for", () => {
  const cache = new PageCache({ sitemapBytes: 250, otherBytes: 250 });
  const inSitemap = [at("/", true), at("/products", true)];
  for (const one of inSitemap) cache.add(one, page("x".repeat(100)));
  for (let number = 1; number <= 320; number++) cache.add(at(`/faq?page=${number}`), page("x".repeat(100)));
  expect(inSitemap.filter((one) => cache.find(one))).toEqual(inSitemap);
  expect([cache.size, cache.bytes]).toEqual([4, 400]);
});

test("a visitor who asks for pages in every encoding drives none out", async () => {
  const cache = new PageCache({ sitemapBytes: 1200, copyBytes: 1000 });
  const pages = ["a", "b", "c"].map((key) => at(key, true));
  for (const one of pages) {
    const cached = cache.add(one, page("hello ".repeat(150)));
    for (const encoding of ["br", "gzip", "identity"] as const) await cache.encode(one, cached, encoding);
  }
  expect(pages.filter((one) => cache.find(one)?.brotli)).toEqual(pages);
  expect(cache.bytes).toBeLessThanOrEqual(2200);
});

test("a page is compressed once per encoding, and its ETag names the encoding", async () => {
  const cache = new PageCache();
  const cached = cache.add(at("a"), page("hello ".repeat(100)));
  const gzip = await cache.encode(at("a"), cached, "gzip");
  expect(gunzipSync(gzip.body).toString()).toBe("hello ".repeat(100));
  expect(await cache.encode(at("a"), cached, "gzip")).toBe(gzip);
  const others = [await cache.encode(at("a"), cached, "br"), await cache.encode(at("a"), cached, "identity")];
  expect(new Set([gzip, ...others].map(({ etag }) => etag)).size).toBe(3);
});

test("a compressed page takes a fraction, and can still be had in every encoding", async () => {
  const cache = new PageCache();
  const cached = cache.add(at("a"), page("hello ".repeat(1000)));
  await cache.encode(at("a"), cached, "br");
  expect(cache.bytes).toBeLessThan(600);
  const gzip = await cache.encode(at("a"), cached, "gzip");
  expect(gunzipSync(gzip.body).toString()).toBe("hello ".repeat(1000));
  const plain = await cache.encode(at("a"), cached, "identity");
  expect(plain.body.toString()).toBe("hello ".repeat(1000));
});

test("a page that had to go while it was being compressed does not come back", async () => {
  const cache = new PageCache({ otherBytes: 150 });
  const gone = cache.add(at("a"), page("x".repeat(100)));
  const encoding = cache.encode(at("a"), gone, "br");
  cache.add(at("b"), page("y".repeat(100)));
  await encoding;
  expect([cache.size, cache.bytes]).toEqual([1, 100]);
});

test("after its time a page is not fresh, and after a day it is gone", () => {
  vi.useFakeTimers();
  const cache = new PageCache({ freshFor: 1000, staleFor: 5000 });
  const cached = cache.add(at("a"), page("x"));
  vi.advanceTimersByTime(1500);
  expect([cache.isFresh(cached), cache.find(at("a")) === cached]).toEqual([false, true]);
  vi.advanceTimersByTime(4000);
  expect(cache.find(at("a"))).toBeUndefined();
  vi.useRealTimers();
});
