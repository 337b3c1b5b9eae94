import { expect, type Page } from "@playwright/test";
import { findBarriers } from "#tests/support/find-barriers.ts";
import { languages } from "../support/addresses.ts";
import { askApi } from "../support/ask-api.ts";
import { test } from "../support/one-tab.ts";
import { visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const box = (page: Page) => page.getByRole("main").getByRole("combobox").and(page.locator("input"));
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

/** The code that suggests arrives after the first focus, which is there without a question. */
async function openBox(page: Page, address: string) {
  const loaded = page.waitForResponse(/suggestion-box.*\.js/);
  await visit(page, address);
  await box(page).focus();
  await loaded;
}

for (const { locale, prefix, lang } of languages) {
  test(`the first character already suggests in ${locale}`, async ({ page, request }) => {
    const query = { keyword: "r", pageSize: 6 };
    const { list } = await askApi(request, "homePage/searchByType", lang, query);
    await openBox(page, `${prefix}/search`);
    await box(page).press("r");
    await expect(options(page)).toHaveCount(list.length + 1);
    const title = list[0]?.title.map(({ text }) => text).join("") ?? "";
    await expect(options(page).first()).toContainText(title);
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  });
}

test("the suggestions are asked for within 150 ms of the last key, and only for the last word", async ({
  page,
}) => {
  await openBox(page, "/search");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("searchByType"))
      asked.push(new URL(request.url()).searchParams.get("keyword") ?? "");
  });
  // A busy machine holds up any one of them.
  await expect(async () => {
    asked.length = 0;
    expect(await box(page).evaluate(typeStrata)).toBeLessThan(150);
    expect(asked).toEqual(["strata"]);
  }).toPass();
  await expect(options(page).first()).toContainText("Strata");
});

/** Types a word and answers the milliseconds from its last letter to the call. */
async function typeStrata(input: HTMLInputElement) {
  performance.clearResourceTimings();
  for (const value of ["s", "st", "str", "strata"]) {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const last = performance.now();
  return new Promise<number>((resolve) => {
    new PerformanceObserver((entries) => {
      const call = entries
        .getEntries()
        .find(({ name, startTime }) => name.includes("searchByType") && startTime > last);
      if (call) resolve(call.startTime - last);
    }).observe({ type: "resource" });
  });
}

test("the keyboard walks through the suggestions, and Enter opens one", async ({ page }) => {
  await openBox(page, "/search");
  await box(page).pressSequentially("ridge 5");
  await expect(options(page).first()).toBeVisible();
  await box(page).press("ArrowDown");
  await box(page).press("ArrowDown");
  const chosen = options(page).nth(1);
  await expect(chosen).toHaveAttribute("aria-selected", "true");
  const id = (await chosen.getAttribute("id")) ?? "";
  await expect(box(page)).toHaveAttribute("aria-activedescendant", id);
  await expect(box(page)).toBeFocused();
  const address = (await chosen.getAttribute("href")) ?? "";
  await box(page).press("Enter");
  await expect(page).toHaveURL(address);
});

test("Escape closes the suggestions and keeps the words; Enter alone searches for them", async ({ page }) => {
  await openBox(page, "/search");
  await box(page).pressSequentially("cairn");
  await expect(options(page).first()).toBeVisible();
  await box(page).press("Escape");
  await expect(options(page).first()).toBeHidden();
  await expect(box(page)).toHaveValue("cairn");
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search/cairn");
});

test("the last suggestion leads to all results, and a click chooses", async ({ page }) => {
  await openBox(page, "/search");
  await box(page).pressSequentially("hearth");
  await page.getByRole("option", { name: 'All results for "hearth"' }).click();
  await expect(page).toHaveURL("/search/hearth");
});

test("when no answer comes the box still searches", async ({ page }) => {
  await openBox(page, "/search");
  await page.route("**/homePage/searchByType?**", (route) => route.abort());
  await box(page).pressSequentially("quarry");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search/quarry");
});

test("nobody is shut out while suggestions are shown", async ({ page }) => {
  await openBox(page, "/search");
  await box(page).pressSequentially("beacon");
  await expect(options(page).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
