import { expect } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

test("warranty periods and the checked device follow the market, and its terms come first", async ({
  page,
}) => {
  await visit(page, "/support/warranty?serial=HDR5251800421C");
  const device = page.locator("#serial-check").getByRole("status");
  await expect(device).toContainText("5 years");
  const ridge = page.getByRole("article").filter({ hasText: "Ridge, Summit, Meridian" });
  await expect(ridge).toContainText("5 years");
  await page.getByRole("navigation", { name: "Markets" }).getByRole("link", { name: "Australia" }).click();
  await expect(page).toHaveURL("/support/warranty?market=AU&serial=HDR5251800421C");
  await expect(device).toContainText("Warranty in Australia");
  await expect(device).toContainText("10 years");
  await expect(device).toContainText("2025-\u206004-\u206028 to 2035-\u206010-\u206028");
  const approved = "Ridge 5 to 12 and Summit 8 to 20 in Australia";
  await expect(page.getByRole("article").filter({ hasText: approved })).toContainText("10 years");
  await expect(page.getByRole("main")).toContainText("Consumer Law");
});

test("batteries say what capacity is left at the end", async ({ page }) => {
  await visit(page, "/support/warranty");
  await expect(page.getByRole("article").filter({ hasText: "Cairn, Strata, Basalt" })).toContainText(
    "At least 70 %",
  );
});

test("without script a serial number is checked and taken along to the message form", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/support/warranty");
  await page
    .getByRole("main")
    .getByLabel(/Serial number/)
    .fill("hdbw 2518-00421 0");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(/serial=/);
  await expect(page.locator("#serial-check")).toContainText(/HDBW/);
  await page.context().close();
});

test("in a country its own rule stands first, with the office to call", async ({ page }) => {
  await visit(page, "/support/warranty?market=AU");
  const periods = page.locator("section", { hasText: "Warranty periods" });
  await expect(periods.getByRole("article").first()).toContainText("10");
  await expect(periods.getByText("For a claim, call")).toBeVisible();
  await expect(periods.locator("a[href^='tel:+61']")).toBeVisible();
});

test("on paper the periods say for which country they are", async ({ page }) => {
  await visit(page, "/support/warranty?market=AU");
  const country = page
    .locator("section", { hasText: "Warranty periods" })
    .getByText("Australia", { exact: true });
  await page.emulateMedia({ media: "print" });
  await expect(country.filter({ visible: true })).toHaveCount(1);
});

test("paper asks for no country and no number, and has nothing to press", async ({ page }) => {
  await visit(page, "/support/warranty");
  const main = page.getByRole("main");
  await expect(main.getByText("Choose the country")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(main.getByText("Choose the country")).toBeHidden();
  await expect(main.getByRole("heading", { name: "Check your serial number" })).toBeHidden();
  await expect(main.getByText("All other countries").filter({ visible: true })).toHaveCount(1);
});

test("a serial number that was checked goes on paper, without the button below it", async ({ page }) => {
  await visit(page, "/support/warranty?serial=HDBW2518004210");
  await page.emulateMedia({ media: "print" });
  const answer = page.getByRole("main").getByRole("status");
  await expect(answer.getByText("HDBW2518004210")).toBeVisible();
  await expect(answer.getByRole("link", { name: "Contact us about this product" })).toBeHidden();
});

test("in forced colours the chosen country is underlined, and no other", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/support/warranty?market=AU");
  const tabs = page.getByRole("navigation", { name: "Markets" });
  const lines = (selector: string) =>
    tabs
      .locator(selector)
      .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).borderBlockEndColor))]);
  expect(await lines("a:not([aria-current])")).toEqual(["rgb(255, 255, 255)"]);
  expect(await lines("a[aria-current]")).toEqual(["rgb(0, 0, 0)"]);
});
