import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { languages, narrow, visit, wide } from "./visit.ts";

test.use({ serviceWorkers: "block", reducedMotion: "reduce" });

const pages = [
  "/products/hd-r5-1p",
  "/products/hd-t15",
  "/products/hd-bw?serial=HDBW2518004210",
  "/products/hd-r5-g1",
  "/product-list/inverters?phases=single&compare=hd-r5-1p&compare=hd-r8-1p",
  "/product-list/batteries/old_id",
  "/solutions/home-backup",
  "/case-study?country=NG",
  "/case-study?case=ibadan-market-hall",
];

for (const { prefix, lang } of languages) {
  for (const path of pages) {
    const address = prefix + path;
    test(`${address} reads well for everybody`, async ({ page }) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (entry) => entry.type() === "error" && problems.push(entry.text()));
      await page.setViewportSize(lang === "es" ? narrow : wide);
      const response = await visit(page, address);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("main [style]")).toHaveCount(0);
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
