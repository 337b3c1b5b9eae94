import { expect, type Page, test } from "@playwright/test";
import { narrow, visit, wide } from "../support/visit.ts";

const long = "/products/hd-r5-1p";

/** Whether the browser has put off what stands at the end of the page. */
const isPutOff = (page: Page) =>
  page
    .locator("footer a")
    .last()
    .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);

test("what is far below is not laid out with the first view, but before anybody comes there", async ({
  page,
}) => {
  // Without its code a page stays as the browser first drew it.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.setViewportSize(narrow);
  await page.goto(long);
  expect(await isPutOff(page)).toBe(true);
  await page.unroute("**/assets/*.js");
  await visit(page, `${long}?again`, narrow);
  await expect(page.locator("html[data-laid-out]")).toBeVisible();
  expect(await isPutOff(page)).toBe(false);
});

/** Whether the first words below the first view of a phone are laid out. */
const isThere = (page: Page) =>
  page
    .locator("#overview p")
    .first()
    .evaluate((words) => words.checkVisibility({ contentVisibilityAuto: true }));

test("what a phone cannot show at once waits for the first paint, and for nothing else", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(long);
  await expect.poll(() => isThere(page)).toBe(true);
  await page.addInitScript(tellOfNoPaint);
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Reflect.set(
      window,
      "setTimeout",
      (work: () => void, delay: number) => delay === 1000 || later(work, delay),
    );
  });
  await page.goto(long);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isThere(page)).toBe(false);
  await page.setViewportSize(wide);
  const overview = page.locator("#overview");
  expect(await overview.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe("auto");
});

test("where a browser tells of no paint, as in a tab behind others, all comes after a moment", async ({
  page,
}) => {
  await page.addInitScript(tellOfNoPaint);
  await page.setViewportSize(narrow);
  await page.goto(long);
  await expect(page.locator("html:not([data-first])")).toBeAttached();
  await expect.poll(() => isThere(page)).toBe(true);
  await expect(page.locator("html[data-ready]")).toBeAttached();
});

test("a page that ends too early shows what has come of it", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.route(long, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf("<footer")) });
  });
  await page.goto(long);
  await expect.poll(() => isThere(page)).toBe(true);
});

function tellOfNoPaint() {
  window.PerformanceObserver.prototype.observe = () => undefined;
}

test("a jump within a long page ends at its place, by click and by address", async ({ page }) => {
  await visit(page, long, narrow);
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Questions" })
    .click();
  await expect(page).toHaveURL(/#questions$/);
  await expect.poll(() => topOf(page, "questions")).toBeLessThan(200);
  expect(await topOf(page, "questions")).toBeGreaterThan(0);
  await page.goto("about:blank");
  await visit(page, `${long}#documents`, narrow);
  await expect.poll(() => topOf(page, "documents")).toBeLessThan(200);
  expect(await topOf(page, "documents")).toBeGreaterThan(0);
});

test("who reloads a long page, or comes back to it, finds the place where they were", async ({ page }) => {
  await visit(page, long, narrow);
  await expect(page.locator("html[data-laid-out]")).toBeVisible();
  await page.locator("#questions").evaluate((part) => part.scrollIntoView());
  const before = await topOf(page, "questions");
  await page.reload();
  await expect.poll(() => topOf(page, "questions")).toBeCloseTo(before, -2);
  await page.getByRole("link", { name: "Heliodane" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect.poll(() => topOf(page, "questions")).toBeCloseTo(before, -2);
});

test("without script a page is whole from the start", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: narrow });
  const page = await context.newPage();
  await page.goto(long);
  expect(
    await page.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--far-below")),
  ).toBe("");
  await context.close();
});
