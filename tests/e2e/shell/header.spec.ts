import { expect, type Page } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { menu, pageWithoutScript, panel, visit, wide } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

test("the logo stands last in the menu and leads home", async ({ page }) => {
  await visit(page, "/spanish/about/contact");
  const items = page.getByRole("banner").getByRole("navigation").first().locator("> ul > li");
  const logo = items.last().getByRole("link");
  await expect(logo).toHaveAttribute("href", "/spanish");
  const edges = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right));
  expect(edges.at(-1)).toBe(Math.max(...edges));
});

test("the page a visitor is on is marked in the menu, also below its children", async ({ page }) => {
  await visit(page, "/about/news");
  const about = menu(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "About", exact: true }) });
  await expect(about.first()).toHaveAttribute("data-active", "");
  await visit(page, "/products");
  await expect(menu(page).getByRole("link", { name: "Products", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a pointer that rests on a word opens its panel, keeps it by a click, and closes it by leaving", async ({
  page,
}) => {
  await visit(page, "/about/contact");
  const word = menu(page).getByRole("link", { name: "Solutions", exact: true });
  const button = menu(page).getByRole("button", { name: "Show Solutions" });
  await word.hover();
  await expect(panel(page, "solutions")).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("contentinfo").hover();
  await expect(panel(page, "solutions")).toBeHidden();
  await button.click();
  await expect(panel(page, "solutions")).toBeVisible();
  await button.click();
  await expect(panel(page, "solutions")).toBeHidden();
});

test("a pointer that only passes opens nothing", async ({ context }) => {
  const page = await context.newPage();
  await page.clock.install();
  await visit(page, "/about/contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await menu(page).getByRole("link", { name: "Products", exact: true }).hover();
  await page.clock.runFor(80);
  await page.getByRole("contentinfo").hover({ force: true });
  await page.clock.runFor(1000);
  await expect(panel(page, "products")).toBeHidden();
});

test("the products of one category are shown, the first until another is pointed at", async ({ page }) => {
  await visit(page, "/");
  await menu(page).getByRole("button", { name: "Show Products" }).click();
  const products = panel(page, "products").locator("ul").last().getByRole("listitem");
  await expect(products).toHaveCount(6);
  await expect(products.first()).toContainText("HD-R5-1P");
  await expect(panel(page, "products").getByRole("link", { name: "Inverters: overview" })).toBeVisible();
  await panel(page, "products").getByRole("link", { name: "Batteries", exact: true }).hover();
  await expect(products.first()).toContainText("HD-C5");
  await panel(page, "products").getByRole("link", { name: "Batteries: overview" }).click();
  await expect(page).toHaveURL("/product-list/batteries");
});

for (const prefix of ["", "/spanish", "/burmese"]) {
  test(`the header shows whole what it shows at ${prefix || "/"}, also on a small desktop`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/about/company`, { width: 1024, height: 768 });
    await expectNothingCutOff(page);
    const buttons = page.getByRole("banner").locator("nav [aria-controls^=panel-]");
    for (const width of [1440, 1024, 950]) {
      await page.setViewportSize({ width, height: 800 });
      for (const button of await buttons.all()) {
        await button.click();
        const shown = page.locator(`#${await button.getAttribute("aria-controls")}`);
        for (const category of [undefined, ...(await shown.locator("ul:has(+ div) a").all())]) {
          await category?.hover();
          await expect(shown.getByRole("link").last()).toBeVisible();
          const cut = await shown.evaluate((panel) =>
            [...panel.querySelectorAll("*")]
              .filter(
                ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
                  clientWidth > 0 && (scrollHeight > clientHeight || scrollWidth > clientWidth),
              )
              .map(({ className, textContent }) => `${className}: ${textContent}`),
          );
          expect(cut, `${width}`).toEqual([]);
        }
        await button.click();
      }
    }
  });
}

test("the keyboard opens a panel by focus, walks through it, and closes it with Escape", async ({ page }) => {
  await visit(page, "/about/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Products", exact: true })).toBeFocused();
  await expect(panel(page, "products")).toBeVisible();
  const button = menu(page).getByRole("button", { name: "Show Products" });
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(panel(page, "products").getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel(page, "products").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page, "products")).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page, "products")).toBeVisible();
});

test("a finger opens a panel, and closes it elsewhere", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: wide, serviceWorkers: "block" });
  const page = await context.newPage();
  await visit(page, "/about/contact");
  await menu(page).getByRole("button", { name: "Show Products" }).tap();
  await expect(panel(page, "products").getByRole("link").first()).toBeVisible();
  await page.touchscreen.tap(700, 800);
  await expect(panel(page, "products")).toBeHidden();
  await context.close();
});

test("a click elsewhere closes the panel", async ({ page }) => {
  await visit(page, "/about/contact");
  await menu(page).getByRole("button", { name: "Show Products" }).click();
  await expect(panel(page, "products")).toBeVisible();
  await page.mouse.click(700, 800);
  await expect(panel(page, "products")).toBeHidden();
});

test.describe("white or transparent", () => {
  test("transparent at the top of a page, white after scrolling", async ({ page }) => {
    await visit(page, "/about/company");
    await page.mouse.move(700, 700);
    await expect(page.getByRole("banner")).toHaveAttribute("data-look", "transparent");
    await page.evaluate(() => window.scrollTo(0, 40));
    await expect(page.getByRole("banner")).toHaveAttribute("data-look", "white");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole("banner")).toHaveAttribute("data-look", "transparent");
  });

  test("white while the pointer is on it", { tag: "@window" }, async ({ page }) => {
    await visit(page, "/about/company");
    await page.getByRole("banner").hover();
    await expect(page.getByRole("banner")).toHaveAttribute("data-look", "white");
  });

  for (const address of ["/search/battery", "/burmese/search", "/404", "/no-such-page"]) {
    test(`always white on ${address}, already in the server's page`, async ({ request }) => {
      expect(await (await request.get(address)).text()).toMatch(/<header[^>]*data-look="white"/);
    });
  }

  test("always white on the details of blog, news, event and webinar", async ({ page, request }) => {
    for (const list of ["/about/blogs", "/about/news", "/about/event", "/support/webinar"]) {
      await page.goto(list);
      const address = await page
        .locator(`main a[href^="${list}/"]:not([href$=".xml"])`)
        .first()
        .getAttribute("href");
      expect(await (await request.get(address ?? "")).text()).toMatch(/<header[^>]*data-look="white"/);
    }
  });
});

test.describe("search", () => {
  test("Enter starts a search for what was typed", async ({ page }) => {
    await visit(page, "/about/contact");
    await menu(page).getByRole("link", { name: "Search" }).click();
    const box = panel(page, "search").getByRole("combobox", { name: "Keyword" });
    await expect(box).toBeFocused();
    await box.fill("5 kW / 50 % ?");
    await box.press("Enter");
    await expect(page).toHaveURL("/search/5%20kW%20%2F%2050%20%25%20%3F");
  });

  test("the search panel suggests; Escape closes the suggestions first, then the panel", async ({ page }) => {
    await visit(page, "/about/contact");
    await menu(page).getByRole("link", { name: "Search" }).click();
    const box = panel(page, "search").getByRole("combobox", { name: "Keyword" });
    await box.fill("ridge 5");
    const suggestions = page.getByRole("option");
    await expect(suggestions.first()).toBeVisible();
    await box.press("Escape");
    await expect(suggestions.first()).toBeHidden();
    await expect(box).toBeFocused();
    await box.press("ArrowDown");
    await expect(suggestions.first()).toBeVisible();
    await box.press("ArrowDown");
    const address = (await suggestions.first().getAttribute("href")) ?? "";
    await box.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(box).toBeHidden();
    await menu(page).getByRole("link", { name: "Search" }).click();
    await expect(box).toBeFocused();
    await box.press("Escape");
    await expect(box).toBeHidden();
  });

  test("the button searches too, and an empty keyword is not refused", async ({ page }) => {
    await visit(page, "/burmese/about/contact");
    await page.locator('[aria-controls="panel-search"]').click();
    await panel(page, "search").getByRole("button").click();
    await expect(page).toHaveURL("/burmese/search");
  });

  test("the four quick links lead to the brochures and to searches for translated words", async ({
    page,
  }) => {
    await visit(page, "/spanish/about/contact");
    await page.locator('[aria-controls="panel-search"]').click();
    const links = panel(page, "search").getByRole("link");
    await expect(links).toHaveText(["Folleto", "Ficha técnica", "Inversor", "Batería"]);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([
      "/spanish/downloads#Brochure",
      "/spanish/search/Ficha%20t%C3%A9cnica",
      "/spanish/search/Inversor",
      "/spanish/search/Bater%C3%ADa",
    ]);
  });
});

test("without script every word of the menu is a link to its page, and the header is white", async ({
  browser,
}) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/about/company");
  await expect(page.getByRole("banner")).toHaveCSS("background-color", /oklch\(1 0 0\)|rgb\(255, 255, 255\)/);
  await menu(page).getByRole("link", { name: "Solutions", exact: true }).click();
  await expect(page).toHaveURL("/solutions");
  await menu(page).getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await page.context().close();
});

async function expectNothingCutOff(page: Page) {
  const header = await page.getByRole("banner").boundingBox();
  const start = (await page.getByRole("banner").locator("nav > ul > li").first().boundingBox())?.x ?? 0;
  expect(start).toBeCloseTo((1024 * (1 - 0.8125)) / 2, -1);
  for (const item of await page.getByRole("banner").locator("nav > ul > li").all()) {
    const box = await item.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
  }
  const tallest = await page
    .getByRole("banner")
    .locator("nav > ul > li > a")
    .evaluateAll((links) => Math.max(...links.map((link) => link.scrollHeight)));
  expect(tallest).toBeLessThanOrEqual(header?.height ?? 0);
}

test("the words of the menu stand apart on a small desktop", async ({ page }) => {
  await visit(page, "/about/contact", { width: 1024, height: 768 });
  const end = await menu(page).getByRole("link", { name: "Case Studies", exact: true }).boundingBox();
  const next = await menu(page).getByRole("link", { name: "Support", exact: true }).boundingBox();
  expect((next?.x ?? 0) - (end?.x ?? 0) - (end?.width ?? 0)).toBeGreaterThanOrEqual(16);
});
