import { expect, test } from "@playwright/test";
import { locales } from "#i18n/locales.ts";
import budgets from "../../../bench/budgets.json" with { type: "json" };
import { weighFonts, weighScripts } from "../../../bench/weigh-pages.ts";

test("no page makes a visitor wait for more script than the budget allows", () => {
  const pages = weighScripts();
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

test("the letters of each language stay within their budget", () => {
  const fonts = weighFonts();
  for (const locale of locales) {
    expect(fonts[locale]).toBeGreaterThan(10_000);
    expect(fonts[locale], locale).toBeLessThanOrEqual(budgets.fonts[locale]);
  }
});
