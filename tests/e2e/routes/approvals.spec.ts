import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

for (const { prefix, lang } of languages)
  test(`an inspector finds what holds in a country, and opens the certificate, in ${lang} without script`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/tools/approvals`);
    const main = page.getByRole("main");
    await main.locator("select[name=market]").selectOption("AU");
    await main.locator("form button[type=submit]").click();
    await expect(page).toHaveURL(/market=AU/);
    await expect(main.getByRole("status")).toContainText("AS/NZS 4777.2:2020");
    await expect(main).toContainText("AS/NZS 4777.2:2020");
    await main.getByRole("table").first().locator("a[href*='as-nzs']").first().click();
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    const paper = await main.locator("a[href$='.pdf']").first().getAttribute("href");
    const file = await request.get(paper ?? "");
    expect(file.status()).toBe(200);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await page.context().close();
  });

test("an unknown country is named, and international standards are shown instead", async ({ page }) => {
  await visit(page, "/tools/approvals?market=atlantis");
  await expect(page.getByRole("main")).toContainText("no approvals for “atlantis”");
  await expect(page.getByRole("main")).toContainText("IEC 62109-1/-2");
});

test("a dot opens its certificates in the table, and Escape closes them", async ({ page }) => {
  await visit(page, "/tools/approvals");
  const dot = page.getByRole("link", { name: "Ridge, EN 50549-1: Held" });
  await dot.click();
  await expect(dot).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("link", { name: /^Certificate / }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dot).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("main")).toContainText("Not held by any series: UL 1741 (United States)");
});
