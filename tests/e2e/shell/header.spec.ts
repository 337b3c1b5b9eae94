import { expect, type Page } from "@playwright/test";
import { askApi } from "../support/ask-api.ts";
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

test("everything of one category is shown, of the first until the pointer rests on another", async ({
  context,
  request,
}) => {
  const page = await context.newPage();
  const menuOf = await askApi(request, "navigation/getNavigationData", "en");
  const sent = menuOf.find(({ mateCode }) => mateCode === "Products")?.children ?? [];
  const names = (place: number) => sent[place]?.children.map(({ navigationTitle }) => navigationTitle) ?? [];
  await page.clock.install();
  await visit(page, "/about/contact");
  await menu(page).getByRole("button", { name: "Show Products" }).click();
  const products = panel(page, "products").locator("ul ul").getByRole("link");
  await expect(products).toContainText(names(0));
  await expect(products.first()).toContainText("Ridge3.6–12 kW");
  const from = await panel(page, "products").getByRole("link", { name: "Inverters 16" }).boundingBox();
  const to = await products.first().boundingBox();
  if (!to || !from) throw new Error("the panel is empty");
  await page.clock.pauseAt(Date.now() + 60_000);
  // Slowly to the right and downwards, across the other categories.
  await page.mouse.move(from.x + 10, from.y + 30);
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(from.x + 10 + step * 15, from.y + 30 + step * 8);
    await page.clock.runFor(80);
  }
  await page.mouse.move(to.x + 40, to.y + 60);
  await page.clock.runFor(1000);
  await expect(products).toContainText(names(0));
  await panel(page, "products").getByRole("link", { name: "Batteries 9" }).hover();
  await page.clock.runFor(1000);
  await expect(products).toContainText(names(1));
  await page.clock.resume();
  await panel(page, "products").getByRole("link", { name: "All products" }).click();
  await expect(page).toHaveURL("/products");
});

test("after a click the panel stays closed until the pointer has left and come again", {
  tag: "@window",
}, async ({ page }) => {
  await visit(page, "/about/contact");
  const word = menu(page).getByRole("link", { name: "Solutions", exact: true });
  await word.hover();
  await expect(panel(page, "solutions")).toBeVisible();
  await word.click();
  await expect(page.getByRole("banner")).toHaveAttribute("data-look", "white");
  await expect(page).toHaveURL("/solutions");
  await expect(panel(page, "solutions")).toBeHidden();
  const box = await word.boundingBox();
  if (!box) throw new Error("the word is away");
  // Longer than the transition and the delay of a hover together.
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(box.x + 4 + (step % 20), box.y + box.height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(panel(page, "solutions")).toBeHidden();
  await page.getByRole("heading", { level: 1 }).hover();
  await word.hover();
  await expect(panel(page, "solutions")).toBeVisible();
});

for (const prefix of ["", "/spanish", "/burmese"]) {
  test(`the header shows whole what it shows at ${prefix || "/"}, also on a small desktop`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/about/company`, { width: 1024, height: 768 });
    for (const width of [1024, 950]) {
      await page.setViewportSize({ width, height: 768 });
      await expectNothingCutOff(page, width);
    }
    const buttons = page.getByRole("banner").locator("nav [aria-controls^=panel-]");
    for (const width of [1440, 1024, 950]) {
      await page.setViewportSize({ width, height: 800 });
      for (const button of await buttons.all()) {
        await button.click();
        const shown = page.locator(`#${await button.getAttribute("aria-controls")}`);
        const categories = shown.locator("li:has(> ul), li:has(> ul) ~ li, li:has(~ li > ul)").locator("> a");
        for (const category of [undefined, ...(await categories.all())]) {
          await category?.hover();
          await expect(shown.getByRole("link").last()).toBeVisible();
          const cut = await shown.evaluate((panel) =>
            [...panel.querySelectorAll("*")]
              .filter(
                ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
                  // A fraction of a pixel rounds to one.
                  clientWidth > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
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

test("the keyboard reaches every category's products, and Escape leads back to the word", async ({
  page,
}) => {
  await visit(page, "/about/contact");
  const word = menu(page).getByRole("link", { name: "Products", exact: true });
  const button = menu(page).getByRole("button", { name: "Show Products" });
  const inside = panel(page, "products");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(word).toBeFocused();
  await expect(inside).toBeVisible();
  await expect(word.locator("span")).toHaveCSS("outline-offset", "2px");
  await page.keyboard.press("ArrowDown");
  await expect(inside.getByRole("link", { name: "Inverters 16" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(inside.getByRole("link", { name: /^Ridge/ })).toBeFocused();
  for (let step = 0; step < 6; step++) await page.keyboard.press("Tab");
  await expect(inside.getByRole("link", { name: "Batteries 9" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(inside.getByRole("link", { name: /^Cairn/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(word).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(inside).toBeVisible();
});

test("Contact stands right of the search, its language is a code on a small desktop", async ({ page }) => {
  await visit(page, "/products", { width: 1150, height: 800 });
  const contact = menu(page).getByRole("link", { name: "Contact", exact: true });
  await expect(contact).toHaveCSS("font-weight", "700");
  const [search, box] = [
    await page.locator('[aria-controls="panel-search"]').boundingBox(),
    await contact.boundingBox(),
  ];
  expect(box?.x ?? 0).toBeGreaterThan(search?.x ?? 0);
  await contact.click();
  await expect(page).toHaveURL("/about/contact");
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

async function expectNothingCutOff(page: Page, width: number) {
  const header = await page.getByRole("banner").boundingBox();
  const start = (await page.getByRole("banner").locator("nav > ul > li").first().boundingBox())?.x ?? 0;
  expect(start).toBeCloseTo((width * (1 - 0.8125)) / 2, -1);
  for (const item of await page.getByRole("banner").locator("nav > ul > li").all()) {
    const box = await item.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
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
