import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { ask, pageWithoutScript } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

for (const { prefix, lang } of languages) {
  test(`${prefix}/product-list/old_id lists every discontinued model with dates and successor`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    const { list } = await ask(request, "product/getProductListByCategoryList", { legacy: "true" }, lang);
    await page.goto(`${prefix}/product-list/old_id`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(list.length);
    for (const { id, model, legacy } of list) {
      const entry = page.locator(`article[id="${id}"]`);
      await expect(entry).toContainText(model);
      await expect(entry).toContainText(new Date(legacy.endOfSale * 1000).toISOString().slice(0, 10));
      await expect(entry).toContainText(new Date(legacy.endOfSupport * 1000).toISOString().slice(0, 10));
      await expect(entry).toContainText(legacy.lastFirmware);
      for (const next of legacy.successors)
        await expect(entry.locator(`a[href="${prefix}/products/${next.id}"]`)).toBeVisible();
    }
    await page.context().close();
  });
}

test("a category shows only its own discontinued models, or says that there are none", async ({
  page,
  request,
}) => {
  const { total } = await ask(request, "product/getProductListByCategoryList", {
    legacy: "true",
    category: "inverters",
  });
  await page.goto("/product-list/inverters/old_id");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(total);
  await page.goto("/product-list/ev-charging/old_id");
  await expect(page.getByText("No discontinued models here")).toBeVisible();
});
