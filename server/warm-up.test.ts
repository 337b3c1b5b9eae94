import { expect, onTestFinished, test } from "vitest";
import type { Visit } from "./visit.ts";
import { keepWarm } from "./warm-up.ts";

/** The warm-up of a site with two pages, and what it made so far. */
function startWarmUp(isBusy: () => boolean) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const made: Visit[] = [];
  const rounds: number[] = [];
  const data = ["/", "/products", "/search"].map((path) => ({ path }));
  keepWarm({
    transport: async () => ({ status: 200, envelope: { code: 200, data, msg: "ok" }, tags: [] }),
    variants: new Set(["english"]),
    warm: async (visit) => made.push(visit) > 0,
    warmFiles: async () => {},
    isBusy,
    onRound: (pages) => rounds.push(pages),
    signal: stop.signal,
  }).catch(() => {});
  return { made, rounds };
}

test("every page of the sitemap is made in every language, for large screens first", async () => {
  const { made, rounds } = startWarmUp(() => false);
  await expect.poll(() => rounds, { interval: 20, timeout: 30_000 }).toEqual([12]);
  expect(made.slice(0, 6).map(({ device, path }) => `${device} ${path}`)).toEqual([
    "desktop /",
    "desktop /products",
    "desktop /spanish",
    "desktop /spanish/products",
    "desktop /burmese",
    "desktop /burmese/products",
  ]);
  expect(made.slice(6).every(({ device }) => device === "mobile")).toBe(true);
});

test("while a visitor waits for a page nothing is made ahead", async () => {
  let isBusy = true;
  let asked = 0;
  const { made } = startWarmUp(() => ++asked > 0 && isBusy);
  await expect.poll(() => asked, { interval: 20, timeout: 30_000 }).toBeGreaterThan(3);
  expect(made).toEqual([]);
  isBusy = false;
  await expect.poll(() => made.length, { interval: 20, timeout: 30_000 }).toBe(12);
});
