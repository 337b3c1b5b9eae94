import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const inWords = { en: "blinks red twice", es: "parpadea rojo dos veces", my: "မီးနီနှစ်ချက်မှိတ်တုတ်" };

for (const { prefix, lang } of languages)
  test(`a light is found by words in ${lang}, here and in the search, without script`, async ({
    browser,
  }) => {
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/tools/lights`);
    const main = page.getByRole("main");
    await main.locator("select[name=model]").selectOption("hd-r5-1p");
    await main.locator("input[name=keyword]").fill(inWords[lang]);
    await main.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(main.locator("input[name=keyword]")).toHaveValue(inWords[lang]);
    const found = main.locator("details[open] li");
    await expect(found.first().getByRole("heading", { level: 3 })).toBeVisible();
    expect(await found.count()).toBeLessThan(6);
    const manual = found.first().getByRole("link");
    const [, place = ""] = /#(light-[\w-]+)$/.exec((await manual.getAttribute("href")) ?? "") ?? [];
    await manual.click();
    await expect(page.locator(`#${place}`)).toBeInViewport();
    await page.goto(`${prefix}/search/${encodeURIComponent(inWords[lang])}?type=light`);
    await expect(main.locator("a[href*='/tools/lights']").first()).toBeVisible();
    await page.context().close();
  });

for (const { prefix, lang } of languages)
  test(`all lights in ${lang} are 160 KB to keep, each once, each series under its name, and the script finds them there`, async ({
    page,
  }) => {
    const faults: Error[] = [];
    page.on("pageerror", (fault) => faults.push(fault));
    const html = String(await (await visit(page, `${prefix}/tools/lights`))?.text());
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(160_000);
    const steps = await page.getByRole("main").locator("li dd").allTextContents();
    expect(steps.length).toBeGreaterThan(200);
    const longest = steps.sort((a, b) => b.length - a.length).find((text) => !/[&'"]/.test(text));
    expect(html.split(String(longest))).toHaveLength(2);
    const headings = await page.getByRole("main").locator("summary h2").allTextContents();
    expect(headings.length).toBeGreaterThan(1);
    expect(new Set(headings).size).toBe(headings.length);
    expect(faults).toEqual([]);
  });

test("a code is found by keyboard, and what is unknown is said at its field and kept", async ({ page }) => {
  await visit(page, "/tools/lights");
  const code = page.getByRole("main").getByLabel("Code on the display");
  await code.focus();
  await page.keyboard.type("F07");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/code=F07/);
  await expect(page.getByRole("main").locator("details[open] li").first()).toContainText("F07");
  await visit(page, "/tools/lights?model=hd-x9&colour=pink&code=ZZZ999");
  await expect(page.locator("[name=model]")).toHaveAccessibleDescription(/We have no model “hd-x9”/);
  await expect(page.locator("[name=colour]")).toHaveAccessibleDescription(/None of our lights/);
  await expect(page.locator("[name=code]")).toHaveValue("ZZZ999");
});
