import { expect, type Page, test } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { ask, pageWithoutScript, visit } from "../support/visit.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const list = "product/getProductListByCategoryList";

for (const { prefix, lang } of languages) {
  test(`every count beside a filter on ${prefix}/product-list/inverters is right`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    const answer = await ask(request, list, { category: "inverters" }, lang);
    await page.goto(`${prefix}/product-list/inverters`);
    await expect(page.getByRole("main").getByRole("status")).toContainText(String(answer.total));
    for (const { id, options } of answer.facets) {
      for (const option of options) {
        const box = page.locator(`label:has(input[name="${id}"][value="${option.id}"])`);
        await expect(box).toContainText(new RegExp(`${option.count}$`));
        const chosen = await ask(request, list, { category: "inverters", [id]: option.id }, lang);
        expect(chosen.total, `${id} ${option.id}`).toBe(option.count);
      }
    }
    await page.context().close();
  });

  test(`filters on ${prefix}/product-list work without script and survive a copied link`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/product-list/inverters`);
    await page.locator('input[name="phases"][value="single"]').check();
    await page.locator('input[name="protection"][value="IP65"]').check();
    await page.locator('select[name="sort"]').selectOption("-power");
    await page
      .locator("form")
      .filter({ has: page.locator("select[name=sort]") })
      .locator("button[type=submit]")
      .first()
      .click();
    await expect(page).toHaveURL(/phases=single/);
    const params = { category: "inverters", phases: "single", protection: "IP65", sort: "-power" };
    const answer = await ask(request, list, params, lang);
    await expect(cards(page)).toHaveCount(answer.list.length);
    await expect(cards(page).first()).toContainText(answer.list[0].model);
    const address = page.url();
    await page.goto(address);
    await expect(page.locator('input[name="phases"][value="single"]')).toBeChecked();
    await expect(page.locator('select[name="sort"]')).toHaveValue("-power");
    await page.context().close();
  });
}

test("a choice takes effect at once, and back takes it away", async ({ page, request }) => {
  await visit(page, "/product-list/batteries/strata");
  await visit(page, "/product-list/batteries");
  const { total } = await ask(request, list, { category: "batteries", voltage: "high" });
  await page.getByLabel("High voltage").check();
  await expect(page).toHaveURL(/voltage=high/);
  await expect(cards(page)).toHaveCount(total);
  await expect(page.getByRole("link", { name: "Remove filter High voltage" })).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(total);
  await page.goBack();
  await expect(page).toHaveURL(/\/batteries\/strata$/);
});

test("a chip removes its filter and leaves the others", async ({ page }) => {
  await visit(page, "/product-list?phases=three&protection=IP66");
  await page.getByRole("link", { name: "Remove filter Three-phase" }).click();
  await expect(page).toHaveURL(/\/product-list\?protection=IP66$/);
});

test("filters that leave nothing lead on", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/product-list/batteries?voltage=high&protection=IP20");
  await expect(page.getByText("No product has all of these properties")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
  await expect(page).toHaveURL(/\/product-list\/batteries$/);
  await page.context().close();
});

test("the list has pages, and one behind the last says so", async ({ browser, request }) => {
  const page = await pageWithoutScript(browser);
  const { total } = await ask(request, list);
  await page.goto("/product-list");
  await expect(cards(page)).toHaveCount(12);
  const last = Math.ceil(total / 12);
  await page.getByRole("link", { name: `Page ${last}`, exact: true }).click();
  await expect(cards(page)).toHaveCount(total - 12 * (last - 1));
  await page.goto("/product-list?page=99");
  await expect(page.getByText("There are no more products")).toBeVisible();
  await page.context().close();
});

test("three products stand in a row on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/product-list/inverters");
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 4).map((card) => card.getBoundingClientRect().top),
  );
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBe(tops[0]);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});

test("two products are compared without script, and rows that differ are marked", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/product-list/inverters/ridge");
  await page.getByLabel("Compare HD-R5-1P").check();
  await page.getByLabel("Compare HD-R8-1P").check();
  await page
    .locator("form")
    .filter({ has: page.locator("select[name=sort]") })
    .locator("button[type=submit]")
    .first()
    .click();
  const table = page.getByRole("region", { name: "Comparison" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("row", { name: /Rated power/ })).toContainText("differs");
  await expect(table.getByRole("row", { name: /Rated power/ })).toContainText("8,000 W");
  await expect(table.getByRole("row", { name: /Phases/ })).not.toContainText("differs");
  await page.context().close();
});

test("a fifth product is not compared, and the visitor is told", async ({ page }) => {
  const ids = ["hd-r5-1p", "hd-r6-1p", "hd-r8-1p", "hd-r12-1p", "hd-s8-3p"];
  await page.goto(`/product-list?${ids.map((id) => `compare=${id}`).join("&")}`);
  await expect(page.getByText("Up to four products can be compared")).toBeVisible();
  const table = page.getByRole("region", { name: "Comparison" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(5);
});

test("a category or series that does not exist is not found", async ({ page }) => {
  const answer = await page.goto("/product-list/inverters/nothing");
  expect(answer?.status()).toBe(404);
});

test("a mistyped filter shows the list instead of an error", async ({ page, request }) => {
  const { total } = await ask(request, list, { category: "systems" });
  const answer = await page.goto("/product-list/systems?power=lots&market=Mars&page=zero");
  expect(answer?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(total);
});
