import { expect, type Locator, test } from "@playwright/test";
import {
  contentWidth,
  desktopHeaderHeight,
  footerMinimumHeight,
  gridItemsPerRow,
  mobileBreakpoint,
  panelHeights,
} from "#app/shell/constants.ts";
import { menu, mobileAgent, narrow, panel, visit, wide } from "./visit.ts";

// The worker would answer in place of what a test wants to see.
test.use({ serviceWorkers: "block" });

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height;
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;

test("the header is 94 px high on a desktop", async ({ page }) => {
  await visit(page, "/");
  expect(await heightOf(page.getByRole("banner"))).toBe(desktopHeaderHeight);
});

test("the header is 16vw high below 950 px and the menu changes exactly there", async ({ page }) => {
  await visit(page, "/", narrow);
  expect(await heightOf(page.getByRole("banner"))).toBeCloseTo(narrow.width * 0.16, 1);
  await page.setViewportSize({ width: mobileBreakpoint - 1, height: 800 });
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  expect(await heightOf(page.getByRole("banner"))).toBeCloseTo((mobileBreakpoint - 1) * 0.16, 1);
  await page.setViewportSize({ width: mobileBreakpoint, height: 800 });
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await expect(menu(page)).toBeVisible();
});

test("a mobile user agent has the mobile header at any width, at most 94 px high", async ({ browser }) => {
  const context = await browser.newContext({ userAgent: mobileAgent, viewport: wide });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  expect(await heightOf(page.getByRole("banner"))).toBe(desktopHeaderHeight);
  await context.close();
});

for (const [name, title, height] of [
  ["products", "Products", panelHeights.Products],
  ["solutions", "Solutions", panelHeights.Solutions],
  ["about-company", "About", panelHeights.other],
] as const) {
  test(`the ${title} panel opens to ${height} px`, async ({ page }) => {
    await visit(page, "/");
    await expect(panel(page, name)).toBeHidden();
    expect(await heightOf(panel(page, name))).toBe(0);
    await menu(page).getByRole("link", { name: title, exact: true }).hover();
    await expect.poll(() => heightOf(panel(page, name))).toBe(height);
  });
}

test("the search panel opens to 230 px", async ({ page }) => {
  await visit(page, "/");
  await menu(page).getByRole("link", { name: "Search" }).click();
  await expect.poll(() => heightOf(panel(page, "search"))).toBe(panelHeights.search);
});

for (const name of ["products", "solutions"]) {
  test(`the ${name} panel shows ${gridItemsPerRow} entries a row`, async ({ page }) => {
    await visit(page, "/");
    await menu(page).locator(`[aria-controls="panel-${name}"]`).click();
    const entries = panel(page, name).locator("ul").last().getByRole("listitem");
    await expect(entries.nth(3)).toBeVisible();
    const tops = await entries.evaluateAll((items) =>
      items.slice(0, 4).map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[2] ?? 0);
  });
}

test("the footer is at least 819 px high on a desktop", async ({ page }) => {
  await visit(page, "/about/contact");
  expect(await heightOf(page.getByRole("contentinfo"))).toBeGreaterThanOrEqual(footerMinimumHeight);
});

test("the content is 81.25vw wide, and never more than 1560 px", async ({ page }) => {
  const content = page.getByRole("contentinfo").locator("> div").first();
  await visit(page, "/", wide);
  expect(await widthOf(content)).toBeCloseTo(wide.width * 0.8125, 0);
  await page.setViewportSize({ width: 2400, height: 1000 });
  expect(await widthOf(content)).toBe(contentWidth.maximum);
});

test("things move for 0.3 s, and stand still for visitors who want stillness", async ({ page }) => {
  await visit(page, "/");
  const duration = () =>
    page.getByRole("banner").evaluate((header) => getComputedStyle(header).transitionDuration);
  expect(await duration()).toContain("0.3s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toContain("0.01s");
});

test("the brand is green, the progress bar blue, and the text has three weights of one sans", async ({
  page,
}) => {
  await visit(page, "/");
  const facts = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const hue = (name: string) =>
      Number(style.getPropertyValue(name).match(/oklch\(\S+ \S+ ([\d.]+)\)/)?.[1]);
    return {
      brand: hue("--brand"),
      progress: hue("--progress"),
      weights: ["--light", "--regular", "--bold"].map((name) => style.getPropertyValue(name)),
      family: style.fontFamily,
    };
  });
  expect(facts.brand).toBeGreaterThan(130);
  expect(facts.brand).toBeLessThan(170);
  expect(facts.progress).toBeGreaterThan(230);
  expect(facts.progress).toBeLessThan(270);
  expect(facts.weights).toEqual(["300", "400", "700"]);
  expect(facts.family).toContain("Hanken Grotesk");
});
