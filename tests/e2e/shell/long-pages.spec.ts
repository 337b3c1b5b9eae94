import { expect, type Page, test } from "@playwright/test";
import { narrow, readThrough, visit } from "../support/visit.ts";

const long = "/products/hd-r5-1p";

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);

test("sections far below are not laid out before somebody comes near", async ({ page }) => {
  await visit(page, long, narrow);
  const words = page.locator("#questions summary").first();
  const isPutOff = () => words.evaluate((part) => !part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isPutOff()).toBe(true);
  await page.locator("#questions").evaluate((part) => part.scrollIntoView());
  await expect.poll(isPutOff).toBe(false);
});

test("a jump within a long page ends at its place, by click and by address", async ({ page }) => {
  await visit(page, long, narrow);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await bar.locator("summary").click();
  await bar.getByRole("link", { name: "Questions" }).click();
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
