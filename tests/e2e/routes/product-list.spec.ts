import { expect, type Page } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { ask, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

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
    await expect(cards(page).first()).toContainText(answer.list[0].name);
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
  await comeAlive(page);
  await expect(cards(page)).toHaveCount(total);
  await page.goBack();
  await expect(page).toHaveURL(/\/product-list\/batteries$/);
  await expect(page.getByRole("checkbox", { name: /^High voltage/ })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/batteries\/strata$/);
});

test("another order is shown at once, and back shows the one before", async ({ page }) => {
  await visit(page, "/product-list/inverters?sort=name");
  const order = page.getByLabel("Sort by");
  await order.focus();
  await order.selectOption("-power");
  await expect(page).toHaveURL("/product-list/inverters?sort=-power");
  await expect(order).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/product-list/inverters?sort=name");
  await expect(order).toHaveValue("name");
});

test("without script, an order that nobody chose does not stand in the address", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/product-list/inverters");
  await page.locator('input[name="phases"][value="single"]').check();
  await page.getByRole("button", { name: "Apply filters" }).first().click();
  await expect(page).toHaveURL("/product-list/inverters?phases=single");
  await page.context().close();
});

test("a chip removes its filter and leaves the others", async ({ page }) => {
  await visit(page, "/product-list?phases=three&protection=IP66");
  await page.getByRole("link", { name: "Remove filter Three-phase" }).click();
  await expect(page).toHaveURL(/\/product-list\?protection=IP66$/);
});

test("filters that leave nothing lead on", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/product-list/batteries?voltage=high&protection=IP20");
  await expect(page.getByText("No products match these filters")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
  await expect(page).toHaveURL(/\/product-list\/batteries$/);
  await page.context().close();
});

test("the list has pages, and one behind the last says so", async ({ browser, request }) => {
  const page = await pageWithoutScript(browser);
  const { total } = await ask(request, list);
  await page.goto("/product-list");
  await expect(cards(page)).toHaveCount(24);
  const last = Math.ceil(total / 24);
  await page.getByRole("link", { name: `Page ${last}`, exact: true }).click();
  await expect(cards(page)).toHaveCount(total - 24 * (last - 1));
  await page.goto("/product-list?page=99");
  await expect(page.getByText("The list has fewer pages than this")).toBeVisible();
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

test("models of a category stand at one scale, and what converts nothing is an accessory", async ({
  page,
}) => {
  await page.goto("/product-list/inverters");
  const high = (name: string) =>
    cards(page)
      .filter({ has: page.getByRole("heading", { name, exact: true }) })
      .locator("foreignObject")
      .evaluate((picture) => picture.getBoundingClientRect().height);
  expect(await high("Ridge 3.6")).toBeCloseTo(await high("Ridge 6"), 0);
  expect((await high("Ridge 12")) / (await high("Ridge 6"))).toBeCloseTo(750 / 520, 1);
  await expect(page.getByRole("region", { name: "Accessories" }).getByRole("article")).toHaveText([
    /Parallel Box/,
  ]);
});

test("the tray stays in view with what is chosen, and leads to the comparison without script", async ({
  browser,
}) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/product-list/inverters?compare=hd-r5-1p&compare=hd-r8-1p");
  const tray = page.getByRole("region", { name: "2 products selected to compare" });
  await expect(tray).toBeInViewport();
  await expect(tray.getByRole("listitem")).toHaveText([/Ridge 5/, /Ridge 8/]);
  await tray.getByRole("link", { name: "Show comparison" }).click();
  await expect(page).toHaveURL("/compare?compare=hd-r5-1p&compare=hd-r8-1p");
  await page.goBack();
  await tray.getByRole("link", { name: "Remove HD-R5-1P" }).click();
  await expect(page).toHaveURL("/product-list/inverters?compare=hd-r8-1p");
  await page.context().close();
});

test("a tick far down the list shows the tray at once", async ({ page }) => {
  await visit(page, "/product-list/inverters");
  await page
    .getByLabel(/^Compare /)
    .nth(9)
    .check();
  const tray = page.getByRole("region", { name: "1 product selected to compare" });
  await expect(tray).toBeInViewport();
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

test("no card leaves a hole beside a taller one on a small desktop, and figures stand on one line", async ({
  page,
}) => {
  await visit(page, "/burmese/product-list/inverters", { width: 1024, height: 768 });
  const holes = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.map((card) => {
        const words = card.querySelector("h2, h3")?.nextElementSibling?.getBoundingClientRect().bottom ?? 0;
        return (card.querySelector("dl")?.getBoundingClientRect().top ?? 0) - words;
      }),
    );
  expect(holes.length).toBeGreaterThan(5);
  expect(Math.max(...holes)).toBeLessThan(130);
  const rows = await cards(page).evaluateAll((all) =>
    Object.values(Object.groupBy(all, (card) => card.getBoundingClientRect().top)).map((row) =>
      row?.map((card) => card.querySelector("dl")?.getBoundingClientRect().top),
    ),
  );
  expect(rows.length).toBeLessThan(holes.length);
  for (const row of rows) expect(new Set(row).size).toBe(1);
});
