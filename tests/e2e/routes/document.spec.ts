import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { countPages } from "#papers/count-pages.ts";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { narrow, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const words = { en: "battery", es: "batería", my: "ဘက်ထရီ" };

for (const { prefix, lang } of languages)
  test(`a manual is read, looked through and taken as a file in ${lang}, without script`, async ({
    browser,
  }) => {
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/documents/ridge-installation-manual-${lang}`);
    const main = page.getByRole("main");
    const contents = main.getByRole("navigation").getByRole("list").last();
    expect(await contents.getByRole("link").count()).toBeGreaterThan(5);
    await expect(main.locator("svg[role=img]").first()).toBeVisible();
    await contents.getByRole("link").last().click();
    await expect(page).toHaveURL(/#/);
    await main.getByRole("searchbox").fill(words[lang]);
    await main.getByRole("search").getByRole("button").click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(main.getByRole("status")).toContainText(words[lang]);
    await expect(main.locator("mark").first()).toBeVisible();
    await expect(main.locator("a[href$='.pdf']").first()).toBeVisible();
    await page.context().close();
  });

for (const { prefix, lang } of languages)
  test(`the printed page of a manual has as many sheets as its file in ${lang}`, async ({ page }) => {
    const id = `ridge-installation-manual-${lang}`;
    await visit(page, `${prefix}/documents/${id}`);
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(countPages(printed)).toBe(countPages(await readFile(`content/files/documents/${id}.pdf`)));
  });

test("a table of a manual breaks no model number on a phone", async ({ page }) => {
  await visit(page, "/burmese/documents/outpost-installation-manual-my", narrow);
  const models = page.getByRole("main").locator("td", { hasText: /^HD-\u2060O6\.2-\u206048$/ });
  const lines = await models.evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([1]));
});

for (const { prefix, lang } of languages)
  test(`the wiring and the tables of a manual can be read on a phone and moved by key in ${lang}`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/documents/ridge-installation-manual-${lang}`, narrow);
    const drawing = page.getByRole("main").locator(".wiring svg");
    const name = await drawing.getAttribute("aria-label");
    const wiring = page.getByRole("region", { name: name ?? "no name", exact: true });
    const letters = await drawing.evaluate((drawing) => {
      const scale = (drawing as SVGSVGElement).getScreenCTM()?.a ?? 0;
      const text = drawing.querySelector(".node-text");
      return text ? scale * Number.parseFloat(getComputedStyle(text).fontSize) : 0;
    });
    expect(letters).toBeGreaterThan(9);
    const table = page
      .getByRole("main")
      .getByRole("group")
      .filter({ has: page.getByRole("columnheader").nth(4) })
      .first();
    const head = await table.getByRole("columnheader").allTextContents();
    await expect(table).toHaveAccessibleName(head.join(", "));
    for (const frame of [wiring, table]) {
      await frame.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => frame.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  });

test("one letter is too little to look for, and a paper that is unknown is not found", async ({ page }) => {
  await visit(page, "/documents/ridge-installation-manual-en?keyword=b");
  await expect(page.getByRole("searchbox", { name: "Search this document" })).toHaveAccessibleDescription(
    /at least two letters/,
  );
  const answer = await page.goto("/documents/no-such-paper");
  expect(answer?.status()).toBe(404);
});
