import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { askApi } from "../support/ask-api.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit, wide } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

for (const { locale, prefix, lang } of languages) {
  test(`without script, ${locale} shows every brochure once, in all its languages`, async ({
    browser,
    request,
  }) => {
    const query = { type: "Brochure", pageSize: 100 };
    const { list } = await askApi(request, "download/getDocumentSearchResultList", lang, query);
    const works = new Set(list.map(({ id, language: own }) => id.replace(new RegExp(`-${own}$`), "")));
    expect(works.size).toBeGreaterThan(2);
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/brochure`);
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(works.size);
    await expect(cards.locator("a[download]")).toHaveCount(list.length);
    for (const { id, path } of list)
      await expect(page.locator(`[id="${id}"] a[download]`)).toHaveAttribute("href", `/files/${path}`);
    const own = list.filter((document) => document.language === lang);
    const first = cards.locator("li:first-child");
    for (const { id } of own) await expect(first.and(page.locator(`[id="${id}"]`))).toHaveCount(1);
    await page.context().close();
  });
}

test("the picture of the first brochure begins beside its name", async ({ page }) => {
  await visit(page, "/brochure", wide);
  const card = page.getByRole("main").getByRole("article").first();
  const picture = await card.locator("img").first().boundingBox();
  const name = await card.getByRole("heading").boundingBox();
  expect(Math.abs((picture?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(24);
});

test("a brochure opens inside the page and leads to its products", { tag: "@window" }, async ({ page }) => {
  await visit(page, "/brochure");
  const card = page.getByRole("main").getByRole("article").first();
  await card
    .getByRole("link", { name: /^Preview/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").locator("iframe")).toHaveAttribute("src", /^\/files\/.*\.pdf$/);
  await page.keyboard.press("Escape");
  await card.getByRole("link", { name: "See the products" }).click();
  await expect(page).toHaveURL(/\/product-list\//);
});
