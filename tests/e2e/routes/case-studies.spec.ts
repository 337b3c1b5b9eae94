import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { ask, narrow, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const call = "case/getCaseStudyListAndCategoryList";

for (const { prefix, lang } of languages) {
  test(`${prefix}/case-study filters by kind, country and segment without script`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    const { total, categories } = await ask(request, call, {}, lang);
    await page.goto(`${prefix}/case-study`);
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(total);
    const hall = cards.filter({ has: page.locator('a[href$="case=ibadan-market-hall"]') });
    await expect(hall).toContainText("3 × Ridge 12 · 3 × Cairn 16");
    for (const { id, name, count } of categories) {
      const tab = page.locator(`a[href="${prefix}/case-study?category=${id}"]`);
      await expect(tab).toHaveText(`${name}${count}`);
    }
    await page.locator("select[name=country]").selectOption("NG");
    await page.locator("select[name=segment]").selectOption("Commercial");
    await page
      .locator("form")
      .filter({ has: page.locator("select[name=country]") })
      .locator("button")
      .click();
    const narrowed = await ask(request, call, { country: "NG", segment: "Commercial" }, lang);
    await expect(cards).toHaveCount(narrowed.total);
    await page.context().close();
  });

  test(`one case opens under its own address in ${prefix || "english"}`, async ({ page, request }) => {
    const entry = await ask(request, call, { id: "ibadan-market-hall" }, lang);
    await page.goto(`${prefix}/case-study?case=ibadan-market-hall`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(entry.title);
    for (const { value } of entry.results) await expect(page.getByText(value, { exact: true })).toBeVisible();
    for (const { id } of entry.products)
      await expect(page.locator(`main a[href="${prefix}/products/${id}"]`)).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute(
      "href",
      new RegExp(`${prefix}/case-study\\?case=ibadan-market-hall$`),
    );
  });
}

test("a case shows what was measured and where everything stands, in words too, without script", async ({
  browser,
  request,
}) => {
  const page = await pageWithoutScript(browser);
  const { measured, plan } = await ask(request, call, { id: "inle-guest-house" });
  await page.goto("/case-study?case=inle-guest-house");
  await expect(
    page.getByRole("img", { name: `${measured.what}: 122 h before and 3.7 h after` }),
  ).toBeVisible();
  await page.getByText("Show the figures as a table").click();
  await expect(page.getByRole("row", { name: "Aug 124 12" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Site plan/ }).locator("circle")).toHaveCount(
    plan.devices.length,
  );
  await page.getByText("Show cables and lengths").click();
  await expect(page.getByRole("row", { name: "Outpost 6.2 – Old diesel engine 14 m" })).toBeVisible();
  await page.context().close();
});

test("the map has a pin for every case and leads to the cases of a country", async ({ page, request }) => {
  const { total, countries } = await ask(request, call);
  await visit(page, "/case-study");
  const map = page.getByRole("navigation", { name: "On the map" });
  await expect(map.getByRole("link")).toHaveCount(countries.length);
  await expect(map.locator("circle")).toHaveCount(total + countries.length);
  const nigeria = countries.find(({ id }: { id: string }) => id === "NG");
  await map.getByRole("link", { name: `Nigeria: ${nigeria.count} case studies` }).click();
  await expect(page).toHaveURL(/\/case-study\?country=NG$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(nigeria.count);
});

test("a country is chosen without loading the page anew, and a chip takes it away", async ({ page }) => {
  await visit(page, "/case-study");
  const all = await page.getByRole("main").getByRole("article").count();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel("Country").focus();
  await page.getByLabel("Country").selectOption("NG");
  await expect(page).toHaveURL("/case-study?country=NG");
  await expect(page.getByLabel("Country")).toBeFocused();
  await page.getByRole("link", { name: "Remove filter Nigeria" }).click();
  await expect(page).toHaveURL("/case-study");
  await expect(page.getByLabel("Country")).toHaveValue("");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(all);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("in forced colours the bars have the colours of their legend", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/case-study?case=lagos-terrace-home");
  const colours = (["before", "after"] as const).map((series) =>
    page.evaluate((name) => {
      const bar = document.querySelector(`main svg [data-series="${name}"]`);
      const swatch = document.querySelector(`main ul > li[data-series="${name}"]`);
      if (!bar || !swatch) throw new Error(name);
      return [getComputedStyle(bar).fill, getComputedStyle(swatch, "::before").backgroundColor];
    }, series),
  );
  const [before, after] = await Promise.all(colours);
  expect(before?.[0]).toBe(before?.[1]);
  expect(after?.[0]).toBe(after?.[1]);
  expect(before?.[0]).not.toBe(after?.[0]);
});

test("on paper a case is the case alone", async ({ page }) => {
  await page.goto("/case-study?case=lagos-terrace-home");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header").first()).toBeHidden();
  await expect(page.locator("footer").first()).toBeHidden();
  await expect(page.getByRole("heading", { name: "More case studies" })).toBeHidden();
});

test("a case that is asked for by id is led to its one address", async ({ request }) => {
  const answer = await request.get("/spanish/case-study?id=ibadan-market-hall", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe("/spanish/case-study?case=ibadan-market-hall");
});

test("a combination without a case offers the way back", async ({ page }) => {
  await page.goto("/case-study?category=homes&country=PE");
  await expect(page.getByText("No case studies match these filters")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
  await expect(page).toHaveURL(/\/case-study$/);
});

test("the list names one canonical address whatever the filter", async ({ page }) => {
  await page.goto("/case-study?country=NG");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/case-study$/);
});

test("no product of a card parts from its number, and no line begins with a dot", async ({ page }) => {
  await visit(page, "/case-study");
  const cards = await page.getByRole("main").getByRole("article").allInnerTexts();
  const lines = cards.flatMap((card) => card.split("\n")).filter((line) => line.includes("·"));
  expect(lines.filter((line) => line.includes("×"))).not.toEqual([]);
  for (const line of lines) expect(line).not.toMatch(/ ·|[×a-z] \d.*×/);
});

test("a case opens with its plan and what was measured, before any picture", async ({ page }) => {
  await visit(page, "/case-study?case=lagos-terrace-home", narrow);
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: /^Site plan/ })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Before and after");
  const plan = await main.getByRole("img", { name: /^Site plan/ }).boundingBox();
  const picture = await main.locator("picture").first().boundingBox();
  expect(picture?.y).toBeGreaterThan((plan?.y ?? 0) + (plan?.height ?? 0));
});
