import { expect } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { narrow, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ reducedMotion: "no-preference", page: ({ nextVisitor }, use) => use(nextVisitor) });

test("the drawer slides down, holds the focus, and Escape gives it back", async ({ page }) => {
  await visit(page, "/", narrow);
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Main menu" });
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test("the page behind the drawer does not scroll", async ({ page }) => {
  await visit(page, "/", narrow);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
});

test("sections expand and collapse, and lead on", async ({ page }) => {
  await visit(page, "/spanish", narrow);
  await page.locator("[commandfor=site-menu][command=show-modal]").first().click();
  const drawer = page.getByRole("dialog");
  const products = drawer.getByRole("group").first();
  const batteries = drawer.locator('a[href="/spanish/product-list/batteries"]');
  await expect(batteries).toBeHidden();
  await products.locator("summary").click();
  await expect(batteries).toBeVisible();
  await products.locator("summary").click();
  await expect(batteries).toBeHidden();
  await products.locator("summary").click();
  await batteries.click();
  await expect(page).toHaveURL("/spanish/product-list/batteries");
  await expect(drawer).toBeHidden();
});

test("Home and the languages are in the drawer", async ({ page }) => {
  await visit(page, "/burmese/support/faq", narrow);
  await page.locator("[commandfor=site-menu][command=show-modal]").first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.locator('nav a[href="/burmese"]')).toBeVisible();
  await drawer.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/spanish/support/faq");
});

test("with nova=true there is no menu button, and links keep the parameter", async ({ page }) => {
  await visit(page, "/?nova=true", narrow);
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL("/about/contact?nova=true");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/about\/contact$/);
});

test("only the exact value hides the menu button", async ({ page }) => {
  await visit(page, "/?nova=TRUE", narrow);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});

test("without script the drawer opens and closes as well", async ({ browser }) => {
  const page = await pageWithoutScript(browser, narrow);
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.context().close();
});
