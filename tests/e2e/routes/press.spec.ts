import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { askApi } from "../support/ask-api.ts";
import { test } from "../support/one-tab.ts";
import { narrow, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

test("an editor finds facts, logos and every picture, in each language and without script", async ({
  browser,
  request,
}) => {
  const page = await pageWithoutScript(browser);
  for (const { prefix, lang } of languages) {
    const { products, scenes } = await askApi(request, "company/getPressPictures", lang);
    expect(Math.min(products.length, scenes.length)).toBeGreaterThan(0);
    await page.goto(`${prefix}/about/press`);
    await expect(page.locator("main figure")).toHaveCount(products.length + scenes.length);
    await expect(page.locator("main a[href^='mailto:']")).toBeVisible();
    for (const file of await page.locator("main a[download]").all()) {
      const href = (await file.getAttribute("href")) ?? "";
      expect(href).toMatch(/^\/(?:press|media|icons)\//);
      expect((await request.head(href)).status()).toBe(200);
    }
  }
  await page.context().close();
});

test("the address of the press office is whole at every width, and a figure stays with its unit", async ({
  page,
}) => {
  for (const size of [narrow, { width: 1024, height: 768 }]) {
    await visit(page, "/spanish/about/press", size);
    const mail = page.locator("main a[href^='mailto:']");
    expect(await mail.evaluate((link) => link.getClientRects().length)).toBe(1);
  }
  const captions = await page.locator("main figcaption").allTextContents();
  expect(captions.filter((caption) => /\d (?:kWh|kW|V)\b/.test(caption))).toEqual([]);
});
