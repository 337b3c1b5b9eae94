import { expect, test } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { askApi } from "../support/ask-api.ts";
import { pageWithoutScript } from "../support/visit.ts";

test("an editor finds facts, logos and every picture, in each language and without script", async ({
  browser,
  request,
}) => {
  const page = await pageWithoutScript(browser);
  for (const { prefix, lang } of languages) {
    const { products, scenes } = await askApi(request, "company/getPressPictures", lang);
    expect(products.length).toBeGreaterThan(20);
    await page.goto(`${prefix}/about/press`);
    await expect(page.locator("main figure")).toHaveCount(products.length + scenes.length);
    await expect(page.locator("main a[href^='mailto:']")).toBeVisible();
    for (const file of await page.locator("main a[download]").all()) {
      expect(await file.getAttribute("href")).toMatch(/^\/(?:press|media|icons)\//);
    }
  }
  await page.context().close();
});

test("the archive holds the logos and the pictures", async ({ request }) => {
  const answer = await request.get("/press/press-kit.zip");
  expect(answer.headers()["content-type"]).toBe("application/zip");
  const archive = await answer.body();
  expect(archive.subarray(0, 2).toString()).toBe("PK");
  for (const name of [
    "logos/symbol.svg",
    "products/products-hd-r5-1p-front.webp",
    "scenes/scenes-home-hero.webp",
  ])
    expect(archive.includes(name)).toBe(true);
  expect((await request.get("/press/maker.yaml")).status()).toBe(404);
});
