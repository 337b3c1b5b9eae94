import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { ask, pageWithoutScript } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

for (const { prefix, lang } of languages) {
  test(`${prefix}/solutions shows all situations, and those of one segment`, async ({ browser, request }) => {
    const page = await pageWithoutScript(browser);
    const { list } = await ask(request, "solution/getSolutionData", {}, lang);
    await page.goto(`${prefix}/solutions`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(list.length);
    await page.locator(`a[href="${prefix}/solutions?segment=Commercial"]`).click();
    const commercial = list.filter(({ segment }: { segment: string }) => segment === "Commercial");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(commercial.length);
    await page.context().close();
  });

  test(`${prefix}/solutions/home-backup names its parts, draws the flow and the day`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    const solution = await ask(request, "solution/getSolutionData", { id: "home-backup" }, lang);
    await page.goto(`${prefix}/solutions/home-backup`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(solution.title);
    await expect(main).toContainText(solution.situation);
    const picture = main
      .getByRole("figure")
      .filter({ has: page.getByRole("list") })
      .first();
    const words = solution.marks.map(({ text }: { text: string }) => text);
    await expect(picture.getByRole("listitem")).toHaveText(words);
    await expect(picture.locator("svg text")).toHaveText(words.map((_: string, i: number) => `${i + 1}`));
    for (const { id, quantity } of solution.products) {
      const part = main.locator("li").filter({ has: page.locator(`a[href="${prefix}/products/${id}"]`) });
      await expect(part).toContainText(`${quantity} ×`);
    }
    await expect(main.getByRole("img", { name: /4[.,]4.kWp/ })).toBeVisible();
    await expect(main.getByRole("img", { name: /16[.,]5 kWh/ })).toBeVisible();
    await main.locator("details summary").first().click();
    await expect(main.locator("details").first().getByRole("row")).toHaveCount(25);
    for (const { title } of solution.cases)
      await expect(main.getByRole("link", { name: title, exact: true })).toBeVisible();
    await page.context().close();
  });
}

test("a solution that does not exist is not found", async ({ page }) => {
  const answer = await page.goto("/solutions/perpetual-motion");
  expect(answer?.status()).toBe(404);
});

test("in forced colours the words of a drawing are seen as those of the page", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/solutions/home-backup");
  const main = page.getByRole("main");
  const ink = await main.evaluate((main) => getComputedStyle(main).color);
  for (const word of ["Panels", "12:00"])
    await expect(main.locator("svg text", { hasText: word }).first()).toHaveCSS("fill", ink);
});
