import { expect, type Page } from "@playwright/test";
import { joinWords } from "#i18n/burmese-words.ts";
import { languages } from "../support/addresses.ts";
import { askApi } from "../support/ask-api.ts";
import { test } from "../support/one-tab.ts";
import { narrow, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const words = {
  english: {
    inverter: "Inverter",
    found: (total: number) => `${total} results were found`,
    none: (key: string) => `No results for "${key}"`,
    end: "No more results",
    search: "Search",
    kinds: "Result types",
  },
  spanish: {
    inverter: "Inversor",
    found: (total: number) => `Se encontraron ${total} resultados`,
    none: (key: string) => `No hay resultados para “${key}”`,
    end: "No hay más resultados",
    search: "Buscar",
    kinds: "Tipos de resultados",
  },
  burmese: {
    inverter: "အင်ဗာတာ",
    found: (total: number) => joinWords(`ရလဒ် ${total} ခု တွေ့ရှိပါသည်`),
    none: (key: string) => joinWords(`"${key}" အတွက် ရလဒ် မတွေ့ပါ`),
    end: joinWords("နောက်ထပ် ရလဒ် မရှိတော့ပါ"),
    search: "ရှာဖွေရန်",
    kinds: joinWords("ရလဒ်အမျိုးအစားများ"),
  },
};

const main = (page: Page) => page.getByRole("main");
const results = (page: Page) => main(page).locator("ol > li");
const box = (page: Page) => main(page).locator("input[name=keyword]");

for (const { locale, prefix, lang } of languages) {
  const say = words[locale];

  test(`a search in ${locale} shows what the calls found, counted by kind`, async ({ page, request }) => {
    const keyword = say.inverter;
    const statistics = await askApi(request, "homePage/searchStatistics", lang, { keyword });
    const { list } = await askApi(request, "homePage/searchByType", lang, { keyword, pageSize: 12 });
    await visit(page, `${prefix}/search/${encodeURIComponent(keyword)}`);
    await expect(main(page).getByText(say.found(statistics.total), { exact: true })).toBeVisible();
    await expect(results(page)).toHaveCount(list.length);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(keyword));
    await expect(results(page).first().getByRole("heading")).toHaveText(
      (list[0]?.title ?? []).map(({ text }) => text).join(""),
    );
    await expect(results(page).locator("mark").first()).toBeVisible();
    const counts = page.getByRole("navigation", { name: say.kinds }).locator("a > span:last-child");
    const numbers = (await counts.allTextContents()).map(Number);
    expect(numbers.length).toBeLessThanOrEqual(8);
    const [total, ...kinds] = numbers;
    expect([total, kinds.reduce((sum, count) => sum + count, 0)]).toEqual([
      statistics.total,
      statistics.total,
    ]);
  });

  test(`a search in ${locale} that finds nothing says so and helps`, async ({ page }) => {
    await visit(page, `${prefix}/search/qqxyzzyqq`);
    await expect(main(page).getByText(say.none("qqxyzzyqq"), { exact: true })).toBeVisible();
    await expect(main(page).locator("a[href$='/about/contact']")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test(`without script, a visitor in ${locale} searches, filters and pages to the end`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/search`);
    await box(page).fill(say.inverter);
    await main(page).locator("select[name=productType]").selectOption("Inverter");
    await main(page).locator("select[name=documentType]").selectOption("Datasheet");
    await main(page).getByRole("button", { name: say.search }).click();
    const path = `${prefix}/search/${encodeURIComponent(say.inverter)}`;
    await expect(page).toHaveURL(`${path}?documentType=Datasheet&productType=Inverter`);
    const query = { keyword: say.inverter, productType: "Inverter", documentType: "Datasheet" };
    const { total } = await askApi(request, "homePage/searchStatistics", lang, query);
    await expect(main(page).getByText(say.found(total), { exact: true })).toBeVisible();
    await expect(results(page)).toHaveCount(12);
    for (let shown = 12; shown < total; shown += 12) {
      await main(page).locator("a[rel=next]").click();
      await expect(page).toHaveURL(new RegExp(`page=${shown / 12 + 1}&`));
      await expect(results(page)).toHaveCount(Math.min(12, total - shown));
    }
    await expect(main(page).getByText(say.end, { exact: true })).toBeVisible();
    await page.context().close();
  });
}

test("results come in pages, and coming back shows the page that was left", async ({ page, request }) => {
  const { total } = await askApi(request, "homePage/searchByType", "en", { keyword: "battery" });
  expect(total).toBeGreaterThan(24);
  await visit(page, "/search/battery");
  await main(page).getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/search/battery?page=2");
  await expect(main(page).locator("ol").first()).toHaveAttribute("start", "13");
  await results(page).last().getByRole("link").click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect(page).toHaveURL("/search/battery?page=2");
  await expect(results(page)).toHaveCount(12);
});

test("a filter of a search is a chip that takes it away", async ({ page }) => {
  await visit(page, "/search/ridge?documentType=Datasheet&productType=Inverter");
  await main(page).getByRole("link", { name: "Remove filter Inverter" }).click();
  await expect(page).toHaveURL("/search/ridge?documentType=Datasheet");
  await expect(main(page).getByLabel("Product type")).toHaveValue("");
});

test("a tab shows one kind only, and stays in the address", async ({ page, request }) => {
  const query = "keyword=ridge&type=faq&type=light";
  const { total } = await askApi(request, "homePage/searchByType", "en", query);
  await visit(page, "/search/ridge");
  const tabs = page.getByRole("navigation", { name: "Result types" });
  await tabs.getByRole("link", { name: /^FAQ/ }).click();
  await expect(page).toHaveURL("/search/ridge?type=faq");
  await expect(tabs.locator("[aria-current]")).toHaveText(`FAQ and codes${total}`);
  await page.reload();
  await expect(results(page)).toHaveCount(Math.min(12, total));
});

test("a filter is applied when it is chosen and taken back by the back button", async ({ page, request }) => {
  const query = { keyword: "ridge", documentType: "Datasheet" };
  const { total } = await askApi(request, "homePage/searchStatistics", "en", query);
  await visit(page, "/search/ridge");
  const kind = main(page).getByLabel("Document type");
  await kind.selectOption("Datasheet");
  await expect(page).toHaveURL("/search/ridge?documentType=Datasheet");
  await expect(main(page).getByText(`${total} results were found`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/search/ridge");
  await expect(kind).toHaveValue("");
});

test("a visitor who searches for an odd word reads it as typed, with and without script", async ({
  page,
  browser,
}) => {
  const plain = await pageWithoutScript(browser);
  await visit(page, "/search");
  for (const keyword of ["a/b", "100%", "what?", "c#5", "%2F", "..", "x.data"]) {
    await box(page).fill(keyword);
    await box(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Search: ${keyword}`);
    await plain.goto(`/search?keyword=${encodeURIComponent(keyword)}`);
    await expect(plain).toHaveURL(page.url());
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(`Search: ${keyword}`);
    await visit(page, page.url());
    await expect(box(page)).toHaveValue(keyword);
  }
  await plain.context().close();
});

for (const [address, keyword] of [
  ["/search/100%", "100%"],
  ["/spanish/search/%E0%A4%A", "%E0%A4%A"],
  ["/burmese/search/notes.data", "notes.data"],
] as const) {
  test(`the odd address ${address} is answered, and shown as typed`, async ({ page }) => {
    const response = await visit(page, address);
    expect(response?.status()).toBe(200);
    await expect(box(page)).toHaveValue(keyword);
  });
}

test("without a keyword everything is listed", async ({ page, request }) => {
  const { total } = await askApi(request, "homePage/searchStatistics", "en");
  expect(total).toBeGreaterThan(100);
  await visit(page, "/search?keyword=");
  await expect(page).toHaveURL("/search");
  await expect(main(page).getByText(`${total} results were found`)).toBeVisible();
});

test("a typing mistake is corrected, and the visitor is told", async ({ page, request }) => {
  const { corrected } = await askApi(request, "homePage/searchStatistics", "en", { keyword: "invertr" });
  expect(corrected).toBeTruthy();
  await visit(page, "/search/invertr");
  await expect(main(page).getByText(`Showing results for "${corrected}".`)).toBeVisible();
});

test("a page after the last one says so and leads back", async ({ page }) => {
  await visit(page, "/search/ridge?page=900");
  await expect(main(page).getByText("The list has fewer pages than this")).toBeVisible();
  await main(page).getByRole("link", { name: "Go to the first page" }).click();
  await expect(page).toHaveURL("/search/ridge");
  await expect(results(page)).toHaveCount(12);
});

test("documents say in which language they are written, the visitor's own first", async ({
  page,
  request,
}) => {
  const query = { keyword: "HD-R5-1P ficha técnica", type: "document", pageSize: 12 };
  const { list } = await askApi(request, "homePage/searchByType", "es", query);
  expect(list[0]?.document).toEqual({ kind: "Datasheet", language: "es" });
  await visit(page, "/spanish/search/HD-R5-1P%20ficha%20t%C3%A9cnica?type=document");
  await expect(results(page).first()).toContainText("Ficha técnica · Español");
  const english = list.findIndex(({ document }) => document?.language === "en");
  await expect(results(page).nth(english)).toContainText("En inglés");
});

test("a product that is no longer sold says so", async ({ page }) => {
  await visit(page, "/search/L2.4?type=product");
  await expect(results(page).first()).toContainText("Discontinued");
});

test("the page that answers stands above the results with what to do next", async ({ page }) => {
  await visit(page, "/search/HD-R5-1P");
  const answer = results(page).first();
  await expect(answer).toContainText("Best answer");
  await answer.getByRole("link", { name: "See the product" }).click();
  await expect(page).toHaveURL("/products/hd-r5-1p");
});

test("a serial number leads to its check", async ({ page }) => {
  await visit(page, "/search/HDBW2518004210");
  await expect(results(page)).toHaveCount(1);
  await results(page).first().getByRole("link").click();
  await expect(page).toHaveURL("/support/warranty?serial=HDBW2518004210");
});

test("an investor is no inverter, and a CEO has no certificate", async ({ request }) => {
  for (const keyword of ["CEO", "investor", "investors"]) {
    const { corrected, types } = await askApi(request, "homePage/searchStatistics", "en", { keyword });
    expect(corrected).toBeNull();
    expect(types.filter(({ type }) => type === "product" || type === "document")).toEqual([]);
  }
});

test("a phone lists everything before a question, below words and quick links", async ({
  page,
  request,
  browser,
}) => {
  const { total } = await askApi(request, "homePage/searchStatistics", "en");
  await visit(page, "/search", narrow);
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByText(`${total} results were found`)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Result types" })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  const quick = main(page).locator("section", {
    has: page.getByRole("heading", { name: "Quick links" }),
  });
  await expect(quick.getByRole("link")).toHaveText(["Brochure", "Datasheet", "Inverter", "Battery"]);
  await main(page).getByRole("link", { name: "Warranty", exact: true }).click();
  await expect(page).toHaveURL("/search/Warranty");
  await expect(results(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("Warranty");
  await visit(page, "/search");
  const recent = main(page).locator("section", {
    has: page.getByRole("heading", { name: "Recent searches" }),
  });
  await expect(recent.getByRole("link")).toHaveText(["Warranty"]);
  await recent.getByRole("button", { name: "Clear" }).click();
  await expect(recent).toBeHidden();
  const plain = await pageWithoutScript(browser, narrow);
  await plain.goto("/search");
  await expect(plain.locator("main ol > li").first()).toBeVisible();
  await expect(plain.getByRole("main").getByRole("link", { name: "Brochure" }).first()).toBeVisible();
  await plain.context().close();
});

test("a model number in the advice after an empty search stays on one line", async ({ page }) => {
  await visit(page, "/search/zzzzqq", narrow);
  await expect(page.getByRole("main")).toContainText("HD-\u2060R5-\u20601P");
});

test("a result says neither the kind of its tab nor whose site it is on", async ({ page }) => {
  await visit(page, "/spanish/search/garant%C3%ADa?type=page");
  const warranty = results(page).filter({ hasText: "número de serie" }).first();
  await expect(warranty.getByRole("heading")).toHaveText("Garantía y consulta por número de serie");
  await expect(warranty.getByText("Páginas", { exact: true })).toHaveCount(0);
});
