import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { PageCache } from "./page-cache.ts";

const page = (text: string, ...tags: string[]) => ({
  html: [Buffer.from(text)],
  headers: [],
  tags: new Set(tags),
});

test("publishing drops exactly the pages that carry the tag", () => {
  const cache = new PageCache();
  const ridge = cache.keep("ridge", page("r", "products:ridge", "navigation"));
  const cairn = cache.keep("cairn", page("c", "products:cairn"));
  expect(cache.drop(new Set(["products:ridge"]))).toBe(1);
  expect([cache.isFresh(ridge), cache.isFresh(cairn)]).toEqual([false, true]);
  expect(cache.drop(new Set(["products:*"]))).toBe(2);
});

test("a page rendered while something was published is old already", () => {
  const cache = new PageCache();
  const before = cache.drops;
  cache.drop(new Set(["news"]));
  expect(cache.isFresh(cache.keep("a", page("x", "products"), { drops: before }))).toBe(false);
  expect(cache.isFresh(cache.keep("a", page("x", "products")))).toBe(true);
});

test("memory is bounded: the least recently read go first", () => {
  const cache = new PageCache({ otherBytes: 250 });
  for (const key of ["a", "b"]) cache.keep(key, page("x".repeat(100)));
  cache.find("a");
  cache.keep("c", page("x".repeat(100)));
  expect([cache.find("a"), cache.find("b"), cache.find("c")].map(Boolean)).toEqual([true, false, true]);
  expect(cache.bytes).toBe(200);
});

test("pages of the sitemap have memory of their own, whatever else is asked for", () => {
  const cache = new PageCache({ listedBytes: 250, otherBytes: 250 });
  const listed = ["/", "/products"];
  for (const key of listed) cache.keep(key, page("x".repeat(100)), { isListed: true });
  for (let number = 1; number <= 320; number++) cache.keep(`/faq?page=${number}`, page("x".repeat(100)));
  expect(listed.map((key) => cache.find(key)?.bytes)).toEqual([100, 100]);
  expect([cache.size, cache.bytes]).toEqual([4, 400]);
});

test("who asks for a page in every encoding drives no other page out", async () => {
  const cache = new PageCache({ listedBytes: 1200 });
  const keys = ["a", "b", "c"];
  for (const key of keys) {
    const kept = cache.keep(key, page("hello ".repeat(150)), { isListed: true });
    for (const encoding of ["br", "gzip", "identity"] as const) await cache.variant(kept, encoding);
  }
  expect(keys.filter((key) => cache.find(key)?.variants.br)).toEqual(keys);
  expect(cache.bytes).toBeLessThanOrEqual(1200);
});

test("a page is compressed once per encoding and its tag tells which", async () => {
  const cache = new PageCache();
  const kept = cache.keep("a", page("hello ".repeat(100)));
  const gzip = await cache.variant(kept, "gzip");
  expect(gunzipSync(gzip.body).toString()).toBe("hello ".repeat(100));
  expect(await cache.variant(kept, "gzip")).toBe(gzip);
  expect(
    new Set([gzip.etag, (await cache.variant(kept, "br")).etag, (await cache.variant(kept, "identity")).etag])
      .size,
  ).toBe(3);
});

test("a page that is kept compressed takes a fraction, and can still be had in every encoding", async () => {
  const cache = new PageCache();
  const kept = cache.keep("a", page("hello ".repeat(1000)));
  await cache.variant(kept, "br");
  expect(cache.bytes).toBeLessThan(600);
  expect(gunzipSync((await cache.variant(kept, "gzip")).body).toString()).toBe("hello ".repeat(1000));
  expect((await cache.variant(kept, "identity")).body.toString()).toBe("hello ".repeat(1000));
});

test("a page that had to go while it was being compressed is not counted", async () => {
  const cache = new PageCache({ otherBytes: 150 });
  const gone = cache.keep("a", page("x".repeat(100)));
  const variant = cache.variant(gone, "gzip");
  cache.keep("b", page("y".repeat(100)));
  await variant;
  expect([cache.size, cache.bytes]).toEqual([1, 100]);
});

test("after its time a page is not fresh, and after a day it is gone", () => {
  vi.useFakeTimers();
  const cache = new PageCache({ freshFor: 1000, staleFor: 5000 });
  const kept = cache.keep("a", page("x"));
  vi.advanceTimersByTime(1500);
  expect([cache.isFresh(kept), cache.find("a") === kept]).toEqual([false, true]);
  vi.advanceTimersByTime(4000);
  expect(cache.find("a")).toBeUndefined();
  vi.useRealTimers();
});
