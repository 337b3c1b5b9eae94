import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { ApiTransport } from "#api/client.ts";
import { usualLocales } from "#i18n/locales.ts";
import { addressList } from "#tests/support/address-list.ts";
import type { CacheablePage } from "../visit.ts";
import { keepWarm } from "./warm-up.ts";

type Site = {
  paths?: string[];
  transport?: ApiTransport;
  isBusy?: () => boolean;
  warm?: (page: CacheablePage) => boolean;
};

/** The warm-up of a site, at first with two pages, and what it made so far. */
function startWarmUp({ paths = ["/", "/products"], transport, isBusy = () => false, warm }: Site = {}) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const made: CacheablePage[] = [];
  const rounds: number[] = [];
  const logged: Record<string, unknown>[] = [];
  keepWarm({
    transport: transport ?? addressList(paths),
    variants: new Set(["english"]),
    locales: usualLocales,
    warm: async (page) => made.push(page) > 0 && (warm?.(page) ?? true),
    isBusy,
    onRound: (pages) => rounds.push(pages),
    log: pino({ level: "warn" }, { write: (line) => logged.push(JSON.parse(line)) }),
    signal: stop.signal,
  }).catch(() => {});
  return { made, rounds, logged };
}

test("every page of the sitemap is rendered in every language, and so are sitemap and feeds", async () => {
  const { made, rounds } = startWarmUp();
  await expect.poll(() => rounds, { interval: 20, timeout: 30_000 }).toEqual([13]);
  expect(made.map(({ address }) => address)).toEqual([
    "/sitemap.xml",
    ...["/about/blogs/feed.xml", "/about/news/feed.xml", "/", "/products"],
    ...["/spanish/about/blogs/feed.xml", "/spanish/about/news/feed.xml", "/spanish", "/spanish/products"],
    ...["/burmese/about/blogs/feed.xml", "/burmese/about/news/feed.xml", "/burmese", "/burmese/products"],
  ]);
});

test("while a visitor waits for a page, none is rendered ahead", async () => {
  let isBusy = true;
  let asked = 0;
  const { made } = startWarmUp({ isBusy: () => ++asked > 0 && isBusy });
  await expect.poll(() => asked, { interval: 20, timeout: 30_000 }).toBeGreaterThan(3);
  expect(made).toEqual([]);
  isBusy = false;
  await expect.poll(() => made.length, { interval: 20, timeout: 30_000 }).toBe(13);
});

test("of a catalogue too large for the cache, the first products are rendered, and every other page", async () => {
  const products = Array.from({ length: 36_000 }, (_, index) => `/products/hd-${index}`);
  const others = ["/", "/downloads", "/solutions/home-backup", "/about/blogs/kw-is-not-kwh"];
  const { made, rounds } = startWarmUp({ paths: [...others, ...products], warm: () => false });
  await expect.poll(() => rounds, { interval: 20, timeout: 30_000 }).toEqual([0]);
  const paths = made.map(({ address }) => address).filter((path) => !path.endsWith(".xml"));
  expect(paths).toHaveLength(3000);
  expect(new Set(paths.slice(0, 1000))).toEqual(new Set([...products.slice(0, 996), ...others]));
});

test("a page that fails is logged, and the others are rendered", async () => {
  const fail = () => {
    throw new Error("no such picture");
  };
  const { rounds, logged } = startWarmUp({ warm: ({ address }) => (address === "/spanish" ? fail() : true) });
  await expect.poll(() => rounds, { interval: 20, timeout: 30_000 }).toEqual([13]);
  expect(logged).toMatchObject([{ address: "/spanish", err: { message: "no such picture" } }]);
});

test("a warm-up that fails as a whole is logged", async () => {
  const { logged } = startWarmUp({ transport: () => Promise.reject(new Error("no such table")) });
  const failed = { msg: "warm-up failed, trying again in a minute", err: { message: "no such table" } };
  await expect.poll(() => logged, { interval: 20, timeout: 30_000 }).toMatchObject([failed]);
});
