import { expect, type Page, test } from "@playwright/test";
import { narrow, pageWithoutScript, readThrough, visit } from "../support/visit.ts";

test.use({ reducedMotion: "no-preference" });

const long = "/products/hd-r5-1p";

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);

test("a jump within a long page ends at its place, by choice and by address", async ({ page }) => {
  await visit(page, long, narrow);
  await readThrough(page);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await bar.getByRole("combobox").selectOption({ label: "Documents" });
  await expect(page).toHaveURL(/#documents$/);
  await expect.poll(() => topOf(page, "documents")).toBeLessThan(200);
  expect(await topOf(page, "documents")).toBeGreaterThan(0);
  await page.goto("about:blank");
  await visit(page, `${long}#questions`, narrow);
  await expect.poll(() => topOf(page, "questions")).toBeLessThan(200);
  expect(await topOf(page, "questions")).toBeGreaterThan(0);
});

test("without script, a place stays where it is when the fonts come late", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto("/documents/ridge-user-manual-en#light-red-2", { waitUntil: "domcontentloaded" });
  await expect(page.locator("#light-red-2")).toBeInViewport();
  fonts.resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("#light-red-2")).toBeInViewport();
  await page.context().close();
});

test("who reloads a long page, or comes back to it, finds the place where they were", async ({ page }) => {
  await visit(page, long, narrow);
  await readThrough(page);
  await page.locator("#questions").evaluate((part) => part.scrollIntoView());
  const before = await topOf(page, "questions");
  await page.reload();
  await expect.poll(() => topOf(page, "questions")).toBeCloseTo(before, -2);
  await page.getByRole("link", { name: "Heliodane" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect.poll(() => topOf(page, "questions")).toBeCloseTo(before, -2);
});
