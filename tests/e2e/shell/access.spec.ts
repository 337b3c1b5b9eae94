import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { narrow, visit, wide } from "./visit.ts";

test.use({ serviceWorkers: "block" });

const pages = [
  "/",
  "/brochure",
  "/case-study",
  "/downloads",
  "/about/blogs",
  "/about/company",
  "/about/contact",
  "/about/event",
  "/about/news",
  "/support/faq",
  "/support/videoList",
  "/support/warranty",
  "/support/webinar",
  "/products",
  "/search",
  "/solutions",
  "/product-list",
  "/product-list/old_id",
  "/404",
];

async function problems(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 3).map(({ target }) => target.join(" ")),
  }));
}

for (const prefix of ["", "/spanish", "/burmese"]) {
  for (const size of [wide, narrow]) {
    for (const path of pages) {
      const address = (prefix + path).replace(/(.)\/$/, "$1");
      test(`nobody is shut out of ${address} at ${size.width} px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await visit(page, address, size);
        expect(await problems(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }

  test(`nobody is shut out of the open panels at ${prefix || "/"}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, `${prefix}/about/contact`);
    for (const name of ["products", "solutions", "about-company", "search"]) {
      await page.locator(`[aria-controls="panel-${name}"]`).click();
      await expect(page.locator(`#panel-${name}`).getByRole("link").first()).toBeVisible();
      expect(await problems(page)).toEqual([]);
    }
    await page.locator("[popovertarget=languages]").click();
    expect(await problems(page)).toEqual([]);
  });

  test(`nobody is shut out of the open drawer at ${prefix || "/"}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, `${prefix}/about/contact`, narrow);
    await page.locator("header [commandfor=site-menu]").first().click();
    await page.getByRole("dialog").locator("summary").first().click();
    expect(await problems(page)).toEqual([]);
  });

  test(`the shell fits 320 px and text of twice the size at ${prefix || "/"}`, async ({ page }) => {
    await visit(page, `${prefix}/404`, { width: 320, height: 640 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize(wide);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test("every target of the shell is at least 24 px", async ({ page }) => {
  for (const size of [wide, narrow]) {
    await visit(page, "/burmese/404", size);
    const small = await page
      .locator("header :is(a, button), footer :is(a, button), main :is(a, button)")
      .evaluateAll((all) =>
        all
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
  }
});

test("the focus can be seen, also in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/about/contact");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body);
    return { style: style.outlineStyle, width: Number.parseFloat(style.outlineWidth) };
  });
  expect(outline.style).toBe("solid");
  expect(outline.width).toBeGreaterThanOrEqual(2);
});

test("the page has one main, one banner, one footer and a way past the menu", async ({ page }) => {
  await visit(page, "/about/contact");
  for (const role of ["main", "banner", "contentinfo"] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
