import { type Browser, expect, test } from "@playwright/test";
import { locales } from "#i18n/locales.ts";
import budgets from "../../../bench/budgets.json" with { type: "json" };
import { weighFonts, weighScripts } from "../../../bench/weigh-pages.ts";
import { mobileAgent, narrow, visit } from "../support/visit.ts";

test("no page makes a visitor wait for more script than the budget allows", () => {
  const pages = weighScripts();
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

test("the letters of each language stay within their budget", () => {
  const fonts = weighFonts();
  for (const locale of locales) {
    expect(fonts[locale]).toBeGreaterThan(10_000);
    expect(fonts[locale], locale).toBeLessThanOrEqual(budgets.fonts[locale]);
  }
});

const { home, product, others, scripts: mostScripts } = budgets.firstView;
const firstViews = {
  "/": home,
  "/products/hd-r5-1p": product,
  "/search?keyword=battery": others,
  "/tools/needs": others,
  "/about/blogs/kw-is-not-kwh": others,
  "/documents/ridge-installation-manual-en": others,
};

/** All that a new phone fetches of a page that nobody touches for five seconds. */
async function weighFirstView(browser: Browser, address: string) {
  const phone = {
    viewport: narrow,
    userAgent: mobileAgent,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  };
  const context = await browser.newContext({ ...phone, serviceWorkers: "allow" });
  const page = await context.newPage();
  let waiting = 0;
  const done = () => void waiting--;
  page
    .on("request", () => void waiting++)
    .on("requestfinished", done)
    .on("requestfailed", done);
  await page.clock.install();
  await visit(page, address);
  await page.clock.runFor(5000);
  await expect.poll(() => waiting).toBe(0);
  const weight = await page.evaluate(() => {
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const scripts = new Set(entries.map(({ name }) => name).filter((name) => name.endsWith(".js")));
    return { bytes, scripts: scripts.size };
  });
  await context.close();
  return weight;
}

test("a phone that is only looked at fetches no more than the budget of a first view", async ({
  browser,
  baseURL,
}) => {
  const views = [];
  for (const [path, limit] of Object.entries(firstViews))
    views.push({ path, limit, ...(await weighFirstView(browser, baseURL + path)) });
  expect(views.filter(({ bytes, limit, scripts }) => bytes > limit || scripts > mostScripts)).toEqual([]);
});
