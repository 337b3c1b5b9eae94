import { expect } from "@playwright/test";
import { findBarriers } from "#tests/support/find-barriers.ts";
import { test } from "../support/one-tab.ts";
import { narrow, visit, wide } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

for (const prefix of ["", "/spanish", "/burmese"]) {
  test(`nobody is shut out of the open panels and the open drawer at ${prefix || "/"}`, async ({ page }) => {
    await visit(page, `${prefix}/about/contact`);
    for (const name of ["products", "solutions", "about-company", "search"]) {
      await page.locator(`[aria-controls="panel-${name}"]`).click();
      await expect(page.locator(`#panel-${name}`).getByRole("link").first()).toBeVisible();
      expect(await findBarriers(page, "header"), name).toEqual([]);
    }
    await page.locator("[popovertarget=languages]").click();
    expect(await findBarriers(page, "header"), "languages").toEqual([]);

    await visit(page, `${prefix}/about/contact`, narrow);
    await page.locator("header [commandfor=site-menu][command=show-modal]").first().click();
    await page.getByRole("dialog").locator("summary").first().click();
    expect(await findBarriers(page, "dialog"), "drawer").toEqual([]);
  });

  test(`the shell fits text of twice the size at ${prefix || "/"}`, async ({ page }) => {
    await visit(page, `${prefix}/404`);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
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
  // A word of the menu is as wide as its link, so the ring is around the word.
  const widths = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const styles = [focused, ...focused.children].map((element) => getComputedStyle(element));
    const rings = styles.filter(({ outlineStyle }) => outlineStyle === "solid");
    return rings.map(({ outlineWidth }) => Number.parseFloat(outlineWidth));
  });
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(2);
});

test("the page has one main, one banner, one footer and a way past the menu", async ({ page }) => {
  await visit(page, "/about/contact");
  for (const role of ["main", "banner", "contentinfo"] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
