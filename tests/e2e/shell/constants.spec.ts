import { expect, type Locator } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { menu, mobileAgent, narrow, panel, visit, wide } from "../support/visit.ts";

test.use({ reducedMotion: "no-preference", page: ({ nextVisitor }, use) => use(nextVisitor) });

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height;
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;

test("on a desktop the header is 94 px high, the footer 819 or more, the content 81.25vw wide, and things move for 0.3 s", async ({
  page,
}) => {
  await visit(page, "/about/contact");
  expect(await heightOf(page.getByRole("banner"))).toBe(94);
  expect(await heightOf(page.getByRole("contentinfo"))).toBeGreaterThanOrEqual(819);
  const content = page.getByRole("contentinfo").locator("> div").first();
  expect(await widthOf(content)).toBeCloseTo(wide.width * 0.8125, 0);
  await page.setViewportSize({ width: 2400, height: 1000 });
  expect(await widthOf(content)).toBe(1560);
  const duration = () =>
    page.getByRole("banner").evaluate((header) => getComputedStyle(header).transitionDuration);
  expect(await duration()).toContain("0.3s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toContain("0.01s");
});

test("the header is 16vw high below 950 px and the menu changes exactly there", async ({ page }) => {
  await visit(page, "/about/contact", narrow);
  expect(await heightOf(page.getByRole("banner"))).toBeCloseTo(narrow.width * 0.16, 1);
  await page.setViewportSize({ width: 949, height: 800 });
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  expect(await heightOf(page.getByRole("banner"))).toBeCloseTo(949 * 0.16, 1);
  await page.setViewportSize({ width: 950, height: 800 });
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await expect(menu(page)).toBeVisible();
});

test("a mobile user agent has the mobile header at any width, at most 94 px high", async ({ browser }) => {
  const context = await browser.newContext({ userAgent: mobileAgent, viewport: wide });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expect(menu(page)).toHaveCount(0); // out of the accessibility tree, though the document has both headers
  expect(await heightOf(page.getByRole("banner"))).toBe(94);
  await context.close();
});

test("without script the width decides, whatever the user agent", async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: mobileAgent,
    viewport: wide,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto("/about/contact");
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await context.close();
});

test("the panels open from nothing to 350, 280, 250 and 230 px", async ({ page }) => {
  await visit(page, "/about/contact");
  for (const [name, title, height] of [
    ["products", "Products", 350],
    ["solutions", "Solutions", 280],
    ["about-company", "About", 250],
  ] as const) {
    await expect(panel(page, name)).toBeHidden();
    expect(await heightOf(panel(page, name))).toBe(0);
    await menu(page).getByRole("link", { name: title, exact: true }).hover();
    await expect.poll(() => heightOf(panel(page, name))).toBe(height);
  }
  await menu(page).getByRole("link", { name: "Search" }).click();
  await expect.poll(() => heightOf(panel(page, "search"))).toBe(230);
});

test("the panels of products and solutions show three entries a row", async ({ page }) => {
  await visit(page, "/about/contact");
  for (const [name, entry] of [
    ["products", "ul ul > li"],
    ["solutions", "section > ul > li:first-child"],
  ] as const) {
    await menu(page).locator(`[aria-controls="panel-${name}"]`).click();
    const entries = panel(page, name).locator(entry);
    await expect(entries.nth(2)).toBeVisible();
    const boxes = await entries.evaluateAll((items) =>
      items
        .slice(0, 4)
        .map((item) => item.getBoundingClientRect())
        .map(({ left, top }) => ({ left, top })),
    );
    expect(new Set(boxes.slice(0, 3).map(({ top }) => top)).size).toBe(1);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
  }
});

test("the brand is green, the progress bar blue, and the text has three weights of one sans", async ({
  page,
}) => {
  await page.goto("/about/contact");
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
