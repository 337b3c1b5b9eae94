import { expect } from "@playwright/test";
import { unbroken } from "#i18n/unbroken.ts";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const good = "HDBW2518004210";

for (const { prefix } of languages) {
  test(`the owner of a logger checks its number on ${prefix}/products/hd-bw without script`, async ({
    browser,
  }) => {
    const page = await pageWithoutScript(browser);
    await page.goto(`${prefix}/products/hd-bw`);
    await page.locator("input[name=serial]").fill("hdbw-2518 00421 0");
    await page.locator("#serial-check").getByRole("button").click();
    await expect(page).toHaveURL(/serial=hdbw-2518/);
    const answer = page.getByRole("status").filter({ hasText: good });
    await expect(answer.getByRole("heading")).toContainText(unbroken("HD-BW"));
    await expect(answer).toContainText("2025-\u206004-\u206028");
    await expect(answer.locator(`a[href^="${prefix}/about/contact?serial=${good}"]`)).toBeVisible();
    await page.context().close();
  });
}

test("the owner who mistypes a number is told what is wrong with it", async ({ page }) => {
  for (const [typed, problem] of [
    ["HDBW25180042", "A serial number has 14 characters. You entered 12."],
    ["HDBW2518004211", "At least one character is wrong"],
    ["HDZZ2518004210", "We have no model with this code"],
    ["HDBW2554004210", "date of manufacture is not valid"],
    ["HDBW25180O4210", "only letters A to Z and digits"],
  ] as const) {
    await page.goto(`/products/hd-bg?serial=${typed}`);
    const input = page.getByLabel("Serial number", { exact: true });
    await expect(input).toHaveValue(typed);
    await expect(input).toHaveAccessibleDescription(new RegExp(problem));
  }
});

for (const path of ["/support/warranty", "/spanish/support/warranty", "/products/hd-bw"]) {
  test(`a check of nothing on ${path} says what is missing`, async ({ page, browser }) => {
    const wanted = path.startsWith("/spanish")
      ? /Complete el campo “Número de serie”/
      : /Please input Serial number/;
    await visit(page, path);
    await page.locator("#serial-check").getByRole("button").click();
    await expect(page.locator("input[name=serial]")).toHaveAccessibleDescription(wanted);
    const plain = await pageWithoutScript(browser);
    await plain.goto(path);
    await plain.locator("#serial-check").getByRole("button").click();
    await expect(plain.locator("input[name=serial]")).toHaveAccessibleDescription(wanted);
    await plain.context().close();
  });
}

test("a page that is no logger asks for no serial number", async ({ page }) => {
  await page.goto("/products/hd-c10?serial=x");
  await expect(page.locator("input[name=serial]")).toHaveCount(0);
});
