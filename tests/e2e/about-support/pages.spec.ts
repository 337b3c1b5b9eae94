import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { languages, narrow, visit, wide } from "./visit.ts";

const pages = [
  "/about/blogs",
  "/about/blogs/kw-is-not-kwh",
  "/about/event",
  "/about/event/bogota-installer-day",
  "/about/news",
  "/about/news/service-hub-opens-in-lagos",
  "/about/company",
  "/about/contact",
  "/support/faq",
  "/support/videoList",
  "/support/warranty",
  "/support/webinar",
  "/support/webinar/warranty-claims-that-succeed-the-first-time",
];

for (const { prefix, lang } of languages) {
  for (const path of pages) {
    test(`${prefix}${path} reads well for everybody`, async ({ page }) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (entry) => entry.type() === "error" && problems.push(entry.text()));
      await page.setViewportSize(lang === "es" ? narrow : wide);
      const response = await visit(page, prefix + path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}
