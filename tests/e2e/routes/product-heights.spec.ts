import { expect, test } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { ask, narrow, wide } from "../support/visit.ts";

const limits = [
  { ...wide, most: 7500 },
  { ...narrow, most: 11_000 },
];

test("no page of a product is longer than a reader has patience for, in any language", async ({ page }) => {
  test.slow();
  // Neither code nor pictures change a height; a place in the address has the whole page laid out.
  await page.route(/\.(?:js|avif|webp)$/, (route) => route.abort());
  const { list } = await ask(page.request, "product/getProductListByCategoryList", { pageSize: "100" });
  expect(list.length).toBeGreaterThan(30);
  const tooLong: string[] = [];
  for (const { prefix } of languages)
    for (const { id } of list) {
      const path = `${prefix}/products/${id}`;
      await page.goto(`${path}#specs`, { waitUntil: "domcontentloaded" });
      for (const { most, ...size } of limits) {
        await page.setViewportSize(size);
        const height = await page.evaluate(async () => {
          await document.fonts.ready;
          return document.documentElement.scrollHeight;
        });
        if (height > most) tooLong.push(`${path} at ${size.width}: ${height}`);
      }
    }
  expect(tooLong).toEqual([]);
});
