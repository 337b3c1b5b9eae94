import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { askApi } from "../support/ask-api.ts";
import { test } from "../support/one-tab.ts";
import { narrow, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const call = "download/getDocumentSearchResultList";
const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).locator("section").first().locator("li[id]");
const option = (page: Page, value: string) => main(page).locator(`input[value="${value}"]`);
const count = (page: Page, value: string) =>
  main(page).locator(`label:has(input[value="${value}"]) span`).last();

for (const { locale, prefix, lang } of languages) {
  test(`in ${locale} every count stands as the call gives it`, async ({ page, request }) => {
    const { total, list, groups, languages: spoken } = await askApi(request, call, lang);
    await visit(page, `${prefix}/downloads`);
    await expect(main(page).getByRole("heading", { level: 2 }).first()).toContainText(String(total));
    await expect(rows(page)).toHaveCount(list.length);
    for (const { id, count: expected } of [...groups.flatMap(({ options }) => options), ...spoken])
      await expect(count(page, id)).toHaveText(String(expected));
  });

  test(`without script, #Brochure leads to the brochures in ${locale}`, async ({ browser, request }) => {
    const { list } = await askApi(request, call, lang, { type: "Brochure", pageSize: 6 });
    const own = list.filter(({ language }) => language === lang);
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/downloads#Brochure`);
    const section = page.locator("section#Brochure");
    await expect(section).toBeInViewport();
    await expect(section.locator("li[id]")).toHaveCount(own.length);
    await expect(section.getByRole("link").first()).toHaveAttribute("href", `${prefix}/brochure`);
    await page.context().close();
  });

  test(`arriving at #Brochure in ${locale} selects the brochures`, async ({ page, request }) => {
    const { total } = await askApi(request, call, lang, { type: "Brochure" });
    await visit(page, `${prefix}/downloads#Brochure`);
    await expect(page).toHaveURL(`${prefix}/downloads?type=Brochure#Brochure`);
    await expect(option(page, "Brochure")).toBeChecked();
    await expect(page.locator("#Brochure")).toBeInViewport();
    await expect(page.locator("#Brochure li[id]")).toHaveCount(Math.min(12, total));
  });

  test(`without script, a visitor in ${locale} filters with the form and pages through`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/downloads`);
    for (const value of ["Datasheet", "User Manual", "Inverter", "en"]) await option(page, value).check();
    await main(page).locator("form button").click();
    const query = "language=en&type=Datasheet&type=User+Manual&type=Inverter";
    await expect(page).toHaveURL(`${prefix}/downloads?${query}`);
    const { total } = await askApi(request, call, lang, query);
    await expect(rows(page)).toHaveCount(12);
    for (let shown = 12; shown < total; shown += 12) {
      await page.locator("a[rel=next]").click();
      await expect(page).toHaveURL(new RegExp(`page=${shown / 12 + 1}&`));
      await expect(rows(page)).toHaveCount(Math.min(12, total - shown));
    }
    await expect(page.locator("a[rel=next]")).toHaveCount(0);
    await expect(option(page, "User Manual")).toBeChecked();
    await page.context().close();
  });
}

test("whoever begins at #Brochure is led there once", async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const places = new Set<number>();
    Reflect.set(window, "places", places);
    const note = () => {
      if (window.scrollY > 0) places.add(Math.round(window.scrollY));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await visit(page, "/downloads#Brochure");
  await expect(page).toHaveURL("/downloads?type=Brochure#Brochure");
  await expect(option(page, "Brochure")).toBeChecked();
  await expect(page.locator("#Brochure")).toBeInViewport();
  const places = await page.evaluate(() => [...(Reflect.get(window, "places") as Set<number>)]);
  expect(places).toHaveLength(1);
});

test("whoever arrives at #Brochure with other choices keeps them", async ({ page }) => {
  await visit(page, "/downloads?keyword=batteries&language=es&page=2&type=Manual&type=Battery#Brochure");
  await expect(page).toHaveURL(
    "/downloads?keyword=batteries&language=es&type=Battery&type=Brochure#Brochure",
  );
  await expect(option(page, "Manual")).not.toBeChecked();
  for (const chosen of ["Brochure", "Battery", "es"]) await expect(option(page, chosen)).toBeChecked();
});

test("choices narrow between the groups, widen inside one, and are in the address", async ({
  page,
  request,
}) => {
  const total = async (query: string) => (await askApi(request, call, "en", query)).total;
  const heading = main(page).getByRole("heading", { level: 2 }).first();
  await visit(page, "/downloads");
  await option(page, "Manual").check();
  await expect(page).toHaveURL("/downloads?type=Manual");
  await option(page, "User Manual").check();
  await expect(page).toHaveURL("/downloads?type=User+Manual&type=Manual");
  const both = await total("type=Manual&type=User+Manual");
  expect(both).toBe((await total("type=Manual")) + (await total("type=User+Manual")));
  await expect(heading).toContainText(`${both} documents of`);
  await option(page, "Battery").check();
  const narrowed = await total("type=Manual&type=User+Manual&type=Battery");
  expect(narrowed).toBeLessThan(both);
  await expect(heading).toContainText(`${narrowed} documents of`);
  await expect(page).toHaveURL("/downloads?type=User+Manual&type=Manual&type=Battery");
});

test("a chip takes one choice away, and back brings it again", async ({ page }) => {
  await visit(page, "/downloads?type=Datasheet&language=es");
  await main(page).getByRole("link", { name: "Remove filter Spanish" }).click();
  await expect(page).toHaveURL("/downloads?type=Datasheet");
  await expect(option(page, "es")).not.toBeChecked();
  await page.goBack();
  await expect(option(page, "es")).toBeChecked();
  await main(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/downloads");
  await expect(option(page, "Datasheet")).not.toBeChecked();
});

test("keyword and product find the documents of one model", async ({ page, request }) => {
  const [product] = await askApi(request, "download/getProductListByCategoryList", "en");
  if (!product) throw new Error("no product has documents");
  const { total } = await askApi(request, call, "en", { productId: product.id });
  expect(product.count).toBe(total);
  await visit(page, "/downloads");
  await main(page).getByLabel("Product", { exact: true }).selectOption(product.id);
  await expect(page).toHaveURL(`/downloads?productId=${product.id}`);
  await expect(rows(page)).toHaveCount(Math.min(12, total));
  await main(page).getByLabel("Keyword").fill("datasheet");
  await main(page).getByLabel("Keyword").press("Enter");
  await expect(page).toHaveURL(`/downloads?keyword=datasheet&productId=${product.id}`);
  await expect(rows(page).first().getByRole("heading")).toContainText(/datasheet/i);
});

test("a document comes under its name, in parts if need be, and its checksum is right", async ({
  page,
  request,
}) => {
  const { list } = await askApi(request, call, "en");
  const document = list[0];
  if (!document) throw new Error("there are no documents");
  await visit(page, "/downloads");
  const row = rows(page).first();
  const arriving = page.waitForEvent("download");
  await row.getByRole("link", { name: /^Download/ }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(document.path.split("/").at(-1));
  const bytes = await readFile(await download.path());
  expect(bytes.length).toBe(document.bytes);
  await row.locator("summary").click();
  await expect(row.locator("code")).toHaveText(createHash("sha256").update(bytes).digest("hex"));

  const address = (await row.getByRole("link", { name: /^Download/ }).getAttribute("href")) ?? "";
  const rest = await request.get(address, { headers: { Range: `bytes=${bytes.length - 100}-` } });
  expect(rest.status()).toBe(206);
  expect(await rest.body()).toEqual(bytes.subarray(-100));
});

test("a preview opens inside the page on demand, and Escape closes it", { tag: "@window" }, async ({
  page,
  request,
}) => {
  const { list } = await askApi(request, call, "en");
  await visit(page, "/downloads");
  await expect(page.locator("iframe")).toHaveCount(0);
  const preview = rows(page)
    .first()
    .getByRole("link", { name: /^Preview/ });
  await preview.click();
  const dialog = page.getByRole("dialog", { name: list[0]?.title ?? "" });
  await expect(dialog.locator("iframe")).toHaveAttribute("src", `/files/${list[0]?.path}`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(preview).toBeFocused();
});

test("every document says what it is; one in another language is marked", async ({ page, request }) => {
  const { list } = await askApi(request, call, "es", { language: "en" });
  await visit(page, "/spanish/downloads?language=en");
  const row = rows(page).first();
  await expect(row).toContainText("En inglés");
  await expect(row).toContainText(`Versión ${list[0]?.version}`);
  await expect(row).toContainText(/PDF, [\d.,]+\s[kM]B/);
  await expect(row).toContainText(list[0]?.pages === 1 ? "1 página" : `${list[0]?.pages} páginas`);
  await expect(row.locator("time")).toHaveText(/^\d{4}-\d\d-\d\d$/);
  const alone = await rows(page).evaluateAll((all) =>
    all.filter((one) => {
      const top = (part: Element) => Math.round(part.getBoundingClientRect().top / 8);
      const checksum = one.querySelector("summary");
      return checksum && ![...one.querySelectorAll("a")].some((link) => top(link) === top(checksum));
    }),
  );
  expect(alone).toEqual([]);
  await visit(page, "/downloads?language=en");
  await expect(rows(page).first()).not.toContainText("In English");
});

test("the kinds of documents are worded as the specification words them", async ({ page }) => {
  await visit(page, "/downloads");
  for (const kind of ["Datasheet", "User Manual", "Brochure", "Manual", "General"]) {
    await expect(page.getByRole("main").getByText(kind, { exact: true }).first()).toBeVisible();
  }
});

test("choices that fit nothing say so, and lead on", async ({ page }) => {
  await visit(page, "/downloads?keyword=qqxyzzyqq&language=my");
  await expect(main(page).getByRole("heading", { name: "No documents match these filters" })).toBeVisible();
  await main(page).getByRole("link", { name: "Show all languages" }).click();
  await expect(page).toHaveURL("/downloads?keyword=qqxyzzyqq");
  await visit(page, "/downloads?page=900");
  await main(page).getByRole("link", { name: "Go to the first page" }).click();
  await expect(rows(page)).toHaveCount(12);
});

test("a search result leads to the row of its document", async ({ page, request }) => {
  const query = { keyword: "datasheet", type: "document", pageSize: 1 };
  const { list } = await askApi(request, "homePage/searchByType", "en", query);
  const hit = list[0];
  if (!hit) throw new Error("no datasheet is found");
  await visit(page, hit.url);
  await expect(page.locator(`[id="${hit.id}"]`)).toBeInViewport();
});

test("on a phone the filters are folded away and open on demand", async ({ page }) => {
  await visit(page, "/downloads", narrow);
  await expect(option(page, "Datasheet")).toBeHidden();
  await main(page).locator("summary", { hasText: "Filters" }).click();
  await option(page, "Datasheet").check();
  await expect(page).toHaveURL("/downloads?type=Datasheet");
});
