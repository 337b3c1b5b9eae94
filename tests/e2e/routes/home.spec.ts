import { expect, test } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { ask, narrow, pageWithoutScript } from "../support/visit.ts";

for (const { prefix, lang } of languages) {
  test(`the home page ${prefix || "/"} shows everything it was given, without script`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    const home = await ask(request, "homePage/getHomePageData", {}, lang);
    await page.goto(prefix || "/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);
    for (const { id } of home.categories) {
      await expect(main.locator(`a[href="${prefix}/product-list/${id}"]`)).toHaveCount(1);
    }
    for (const { id } of home.products)
      await expect(main.locator(`a[href="${prefix}/products/${id}"]`)).toHaveCount(1);
    for (const { title } of home.solutions)
      await expect(main.getByRole("link", { name: title, exact: true })).toBeVisible();
    for (const { title } of home.cases)
      await expect(main.getByRole("link", { name: title, exact: true })).toBeVisible();
    for (const { value } of home.figures)
      await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
    for (const { title } of home.blocks)
      await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
    for (const { id, title } of home.blocks)
      await expect(main.locator(`a[href$="#${id}"]`)).toHaveText(title);
    await expect(main.getByRole("region", { name: home.hero.day.title }).getByRole("img")).toBeVisible();
    await expect(main.locator(`a[href="${prefix}/about/contact"]`).first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await page.context().close();
  });

  test(`on a phone the words of ${prefix || "/"} stand below the picture`, async ({ browser }) => {
    const page = await pageWithoutScript(browser, narrow);
    await page.goto(prefix || "/");
    const picture = await page.getByRole("main").locator("picture").first().boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(picture?.height).toBeGreaterThan(200);
    expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity));
    await page.context().close();
  });
}
