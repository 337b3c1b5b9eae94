import { expect, onTestFinished, test } from "vitest";
import { usualLocales } from "#i18n/locales.ts";
import { addressList } from "#tests/support/address-list.ts";
import type { Visit } from "./visit.ts";
import { keepWarm } from "./warm-up.ts";

type Site = { paths?: string[]; isBusy?: () => boolean; isKept?: boolean };

/** The warm-up of a site, at first with two pages, and what it made so far. */
function startWarmUp({ paths = ["/", "/products"], isBusy = () => false, isKept = false }: Site = {}) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const made: Visit[] = [];
  const rounds: number[] = [];
  keepWarm({
    transport: addressList(paths),
    variants: new Set(["english"]),
    locales: usualLocales,
    warm: async (visit) => made.push(visit) > 0 && !isKept,
    warmFiles: async () => {},
    isBusy,
    onRound: (pages) => rounds.push(pages),
    signal: stop.signal,
  }).catch(() => {});
  return { made, rounds };
}

test("every page of the sitemap is made in every language", async () => {
  const { made, rounds } = startWarmUp();
  await expect.poll(() => rounds, { interval: 20, timeout: 30_000 }).toEqual([6]);
  expect(made.map(({ path }) => path)).toEqual([
    ...["/", "/products"],
    ...["/spanish", "/spanish/products"],
    ...["/burmese", "/burmese/products"],
  ]);
});

test("while a visitor waits for a page nothing is made ahead", async () => {
  let isBusy = true;
  let asked = 0;
  const { made } = startWarmUp({ isBusy: () => ++asked > 0 && isBusy });
  await expect.poll(() => asked, { interval: 20, timeout: 30_000 }).toBeGreaterThan(3);
  expect(made).toEqual([]);
  isBusy = false;
  await expect.poll(() => made.length, { interval: 20, timeout: 30_000 }).toBe(6);
});

test("of a catalogue too large to keep, the first products are made, and still every other page", async () => {
  const products = Array.from({ length: 36_000 }, (_, index) => `/products/hd-${index}`);
  const others = ["/", "/downloads", "/solutions/home-backup", "/about/blogs/kw-is-not-kwh"];
  const { made, rounds } = startWarmUp({ paths: [...others, ...products], isKept: true });
  await expect.poll(() => rounds, { interval: 20, timeout: 30_000 }).toEqual([0]);
  const paths = new Set(made.slice(0, 1000).map(({ path }) => path));
  expect(made).toHaveLength(3000);
  expect(paths).toEqual(new Set([...products.slice(0, 996), ...others]));
});
