import { expect, type Page, test } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { askApi } from "../support/ask-api.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

const words = {
  english: {
    inverter: "Inverter",
    found: (total: number) => `${total} results were found`,
    none: (key: string) => `No results for "${key}"`,
    end: "No more results",
    more: "More results",
    search: "Search",
    kinds: "Kinds of results",
  },
  spanish: {
    inverter: "Inversor",
    found: (total: number) => `Se encontraron ${total} resultados`,
    none: (key: string) => `No hay resultados para “${key}”`,
    end: "No hay más resultados",
    more: "Más resultados",
    search: "Buscar",
    kinds: "Tipos de resultados",
  },
  burmese: {
    inverter: "အင်ဗာတာ",
    found: (total: number) => `ရလဒ် ${total} ခု တွေ့ရှိပါသည်`,
    none: (key: string) => `"${key}" အတွက် ရလဒ် မတွေ့ပါ`,
    end: "နောက်ထပ် ရလဒ် မရှိတော့ပါ",
    more: "နောက်ထပ် ရလဒ်များ",
    search: "ရှာဖွေရန်",
    kinds: "ရလဒ်အမျိုးအစားများ",
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
    await expect(counts).toHaveText(
      [statistics.total, ...statistics.types.map(({ count }) => count)].map(String),
    );
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
      await main(page).getByRole("link", { name: say.more, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`page=${shown / 12 + 1}&`));
      await expect(results(page)).toHaveCount(Math.min(12, total - shown));
    }
    await expect(main(page).getByText(say.end, { exact: true })).toBeVisible();
    await page.context().close();
  });
}

test("more results are added below until there are no more, and are still there on coming back", async ({
  page,
  request,
}) => {
  const { total } = await askApi(request, "homePage/searchByType", "en", {
    keyword: "battery",
    type: "product",
  });
  await visit(page, "/search/battery?type=product");
  await expect(results(page)).toHaveCount(Math.min(12, total));
  const more = main(page).getByRole("link", { name: "More results" });
  for (let count = 12; count < total; count += 12) {
    await more.click();
    await expect(results(page)).toHaveCount(Math.min(count + 12, total));
    await expect(results(page).nth(count).getByRole("link")).toBeFocused();
  }
  await expect(main(page).getByText("No more results")).toBeVisible();
  await expect(page).toHaveURL("/search/battery?type=product");
  await results(page).last().getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(results(page)).toHaveCount(total);
});

test("when the next results do not arrive, the visitor is told and can try again", async ({ page }) => {
  await visit(page, "/search/battery");
  await page.route("**/homePage/searchByType?**", (route) => route.abort());
  const more = main(page).getByRole("link", { name: "More results" });
  await more.click();
  const alert = main(page).getByRole("alert").filter({ hasText: "did not arrive" });
  await expect(alert).toBeVisible();
  await page.unroute("**/homePage/searchByType?**");
  await more.click();
  await expect(results(page)).toHaveCount(24);
  await expect(alert).toBeHidden();
});

test("a tab shows one kind only, and stays in the address", async ({ page, request }) => {
  const { total } = await askApi(request, "homePage/searchByType", "en", { keyword: "ridge", type: "faq" });
  await visit(page, "/search/ridge");
  const tabs = page.getByRole("navigation", { name: "Kinds of results" });
  await tabs.getByRole("link", { name: /^Questions/ }).click();
  await expect(page).toHaveURL("/search/ridge?type=faq");
  await expect(tabs.locator("[aria-current]")).toHaveText(`Questions${total}`);
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

for (const keyword of ["a/b", "100%", "what?", "c#5", "%2F", "..", "x.data"]) {
  test(`a visitor who searches for ${keyword} reads it as typed`, async ({ page, browser }) => {
    await visit(page, "/search");
    await box(page).fill(keyword);
    await box(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Search: ${keyword}`);
    await page.reload();
    await expect(box(page)).toHaveValue(keyword);

    const plain = await pageWithoutScript(browser);
    await plain.goto(`/search?keyword=${encodeURIComponent(keyword)}`);
    await expect(plain).toHaveURL(page.url());
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(`Search: ${keyword}`);
    await plain.context().close();
  });
}

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
  await expect(main(page).getByText(`These are the results for "${corrected}".`)).toBeVisible();
});

test("a page after the last one says so and leads back", async ({ page }) => {
  await visit(page, "/search/ridge?page=900");
  await expect(main(page).getByText("No more results")).toBeVisible();
  await main(page).getByRole("link", { name: "Back to the first results" }).click();
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
