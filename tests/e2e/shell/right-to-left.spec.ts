import { expect, type Page, test } from "@playwright/test";
import { readFromTheRight, writeFromTheRight } from "../support/right-to-left.ts";

const paths = ["/", "/products", "/product-list", "/downloads", "/about/contact", "/tools/needs"];

for (const width of [1440, 390]) {
  test(`a language that is read from the right mirrors every page at ${width} px, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await readFromTheRight(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("html"), path).toHaveAttribute("dir", "rtl");
      await writeFromTheRight(page);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
      // Last in the row on a desk, first on a phone: at the left and at the right.
      await expect
        .poll(async () => (await leftOfLogo(page)) < width / 3, { message: path })
        .toBe(width === 1440);
    }
  });
}

test("arrows point the other way, and words of a heading begin at the right", async ({ page }) => {
  await readFromTheRight(page);
  await page.goto("/product-list");
  const heading = page.getByRole("heading", { level: 1 });
  const edge = await heading.evaluate((element) => getComputedStyle(element).textAlign);
  expect(edge).toBe("right");
  await page.goto("/products");
  const arrow = page.locator("main a[data-look='arrow']").first();
  expect(await arrow.evaluate((link) => getComputedStyle(link, "::after").scale)).toBe("-1 1");
});

async function leftOfLogo(page: Page) {
  const box = await page
    .getByRole("banner")
    .locator("a[href='/']")
    .filter({ visible: true })
    .first()
    .boundingBox();
  return box?.x ?? Number.POSITIVE_INFINITY;
}
