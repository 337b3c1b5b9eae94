import { expect } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { narrow } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

for (const [prefix, language] of [
  ["", "en"],
  ["/spanish", "es"],
  ["/burmese", "my"],
]) {
  test(`a reader of a product page finds out how its figures are checked (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/products/hd-r5-1p`);
    await page.getByRole("main").locator(`a[href="${prefix}/about/how-we-check"]`).click();
    await expect(page).toHaveURL(`${prefix}/about/how-we-check`);
    await expect(page.getByRole("heading", { level: 1 }).locator("span")).toHaveAttribute(
      "lang",
      `${language}`,
    );
    await expect(page.getByRole("main").locator(`a[href="${prefix}/about/contact"]`)).toBeVisible();
    await page.setViewportSize(narrow);
    const widths = await page
      .getByRole("cell")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(5);
    expect(Math.min(...widths)).toBeGreaterThan(300);
  });
}
