import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import budgets from "../../../bench/budgets.json" with { type: "json" };
import { isSameDocument, markDocument } from "../support/visit.ts";

async function arrive(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
}

/** The menu's panels are left out: they come with the first sign of a visitor, or when the page is at rest. */
async function scriptsOf(page: Page) {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  return paths.filter((path) => path.endsWith(".js") && !path.includes("/panel-contents-"));
}

test("what lies below the first view loads its code when a visitor touches the page", async ({ page }) => {
  await arrive(page, "/products/hd-r5-1p");
  const files = await scriptsOf(page);
  const bytes = files.map((file) => gzipSync(readFileSync(join("build/client", file)), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.firstLoadScript);
  await expect(page.locator("[data-asleep]")).not.toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  expect((await scriptsOf(page)).length).toBeGreaterThan(files.length);
  await expect(page.getByRole("button", { name: "Copy technical data" })).toBeVisible();
});

test("a click that comes before the code is not lost", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/footer-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await arrive(page, "/about/company");
  await markDocument(page);
  const asked = page.waitForRequest(/\/assets\/footer-[^/]*\.js/);
  await page.getByRole("link", { name: "Back to top" }).click();
  await asked;
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  release();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL("/about/company");
  expect(await isSameDocument(page)).toBe(true);
});

test("a part whose code is missing can be read, and its links lead on", async ({ page }) => {
  await page.route(/\/assets\/footer-[^/]*\.js/, (route) => route.abort());
  await arrive(page, "/about/company");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
