import { expect } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { ask, narrow, pageWithoutScript, visit, wide } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

for (const { prefix, lang } of languages) {
  test(`the overview ${prefix}/products names every category and series with its count`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    const { categories } = await ask(
      request,
      "product/getProductListByCategoryList",
      { tree: "true", pageSize: "1" },
      lang,
    );
    await page.goto(`${prefix}/products`);
    for (const category of categories) {
      const section = page.locator(`section#${category.id}`);
      await expect(section.getByRole("heading", { level: 2 })).toHaveText(category.name);
      await expect(section.getByRole("article")).toHaveCount(category.series.length);
      for (const { id, count } of category.series) {
        const tile = section
          .getByRole("article")
          .filter({ has: page.locator(`a[href$="/product-list/${category.id}/${id}"]`) });
        await expect(tile).toContainText(String(count));
      }
    }
    await page.context().close();
  });

  test(`${prefix}/products/hd-r5-1p says all that is known of it, without script`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    const product = await ask(request, "product/getProductData", { id: "hd-r5-1p" }, lang);
    await page.goto(`${prefix}/products/hd-r5-1p`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(product.name);
    const specs = main.locator("#specs");
    const rows = product.groups.flatMap((group: { specs: unknown[] }) => group.specs).length;
    await expect(specs.locator("table tr")).toHaveCount(rows);
    for (const { name } of product.groups)
      await expect(specs.getByRole("table", { name, exact: true })).toBeVisible();
    await expect(main.locator("#fits li")).toHaveCount(product.fitting.length);
    await expect(main.locator("#fits li").last()).toBeVisible();
    const papers = product.documents.filter(({ topic }: { topic: string | null }) => topic !== "certificate");
    await expect(main.locator("#documents li")).toHaveCount(papers.length);
    await expect(main.locator("#documents li").last()).toBeVisible();
    await expect(main.locator("#approvals dt")).toHaveCount(product.approvals.length);
    for (const { title } of product.features)
      await expect(main.getByText(title, { exact: true })).toBeVisible();
    await expect(main.getByRole("img", { name: /360.*520.*210/ })).toHaveCount(2);
    await expect(main.getByRole("img", { name: /97[.,]6/ })).toBeVisible();
    await page.context().close();
  });
}

test("an installer sees which certificates are not held", async ({ page }) => {
  await page.goto("/products/hd-r5-1p");
  await page.getByText("other countries").click();
  const states = page.locator("#approvals dl > div").filter({ hasText: "United States" });
  await expect(states).toContainText("UL 1741");
  await expect(states).toContainText("Not held");
});

test("a visitor learns why a battery fits, and that one Cairn 5 limits the power", async ({ page }) => {
  await page.goto("/products/hd-r5-1p");
  const cairn = page.locator("#fits li").filter({ hasText: "HD-C5" });
  await expect(cairn).toContainText(/within 40\sto 60\sV/);
  await expect(cairn).toContainText(
    /Each supplies up to 100\sA; full power needs up to 114\.4\sA: 2 or more/,
  );
  await expect(page.locator("#fits")).not.toContainText("HD-T15");
});

test("a visitor looks at every side in large and leaves it by keyboard", async ({ page }) => {
  await visit(page, "/products/hd-r5-1p");
  await page.getByRole("link", { name: "Enlarge picture 2 of" }).click();
  const dialog = page.getByRole("dialog", { name: "Ridge 5 (HD-R5-1P)" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(/^3 \/ \d+$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a key counts from the moment the large picture is there", async ({ page }) => {
  await visit(page, "/products/hd-r5-1p");
  const pressed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const seen = new MutationObserver(() => {
          if (!document.querySelector("dialog[open] img")) return;
          seen.disconnect();
          const key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
          resolve(document.activeElement?.dispatchEvent(key) ?? false);
        });
        seen.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("link", { name: "Enlarge picture 1 of" }).click();
  expect(await pressed).toBe(true);
  await expect(page.getByRole("dialog").getByText(/^2 \/ \d+$/)).toBeVisible();
});

test("the bar comes when the head has left, marks where one reads and leads on", async ({ page }) => {
  await visit(page, "/products/hd-r5-1p", wide);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await expect(bar).toBeHidden();
  await expect(page.getByRole("link", { name: "Ask about this product" })).toHaveCount(1);
  await page.goto("/products/hd-r5-1p#approvals");
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole("listitem")).toHaveCount(6);
  await bar.getByRole("link", { name: "Specifications" }).click();
  await expect(page.locator("#specs-title")).toBeInViewport();
  await expect(bar.getByRole("link", { name: "Specifications" })).toHaveAttribute("aria-current", "location");
  await expect(bar.locator("[aria-current]")).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeHidden();
  await expect(bar.locator("[aria-current]")).toHaveCount(0);
});

test("in forced colours the bar underlines the section where one reads, and no other", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/products/hd-r5-1p#specs", wide);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await expect(bar.locator("[aria-current]")).toHaveCount(1);
  const ground = await bar.evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const lines = (selector: string) =>
    bar
      .locator(selector)
      .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).borderBlockEndColor))]);
  expect(await lines("li a:not([aria-current])")).toEqual([ground]);
  expect(await lines("li a[aria-current]")).not.toEqual([ground]);
});

test("on a phone the bar at the foot leads to the parts of the page and to the form", async ({ page }) => {
  await visit(page, "/products/hd-r5-1p#specs", narrow);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await bar.getByRole("combobox").selectOption({ label: "Documents" });
  await expect(page.locator("#documents-title")).toBeInViewport();
  await bar.getByRole("link", { name: "Ask about this product" }).click();
  await expect(page).toHaveURL(/\/about\/contact\?product=HD-R5-1P/);
});

test("the head shows the product at its true size beside a person, in every language", async ({ page }) => {
  await page.goto("/products/hd-r6-1p");
  await expect(
    page.getByRole("img", { name: /^Ridge 6, 360 by 520 by 210 mm, beside a person/ }),
  ).toBeVisible();
  await page.goto("/spanish/products/hd-q125-261");
  await expect(page.getByRole("img", { name: /1000|1\.000|1\s?000/ }).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the strips of a product show whole cards, none cut in two", async ({ page }) => {
  for (const width of [1024, 1440]) {
    await visit(page, "/burmese/products/hd-r5-1p#series", { width, height: 900 });
    const cut = await page.locator("main section[id] ul").evaluateAll((strips) =>
      strips
        .filter((strip) => strip.scrollWidth > strip.clientWidth)
        .flatMap((strip) =>
          [...strip.children].map((card) => {
            const box = strip.getBoundingClientRect();
            const { left, right } = card.getBoundingClientRect();
            return left < box.right - 1 && right > box.right + 1;
          }),
        ),
    );
    expect(cut.length).toBeGreaterThan(3);
    expect(cut).not.toContain(true);
  }
});

test("two groups of the technical data are open, one button opens all", async ({ page }) => {
  await visit(page, "/products/hd-r5-1p");
  const tables = page.locator("#specs table");
  await expect(tables.filter({ visible: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(tables.filter({ visible: true })).toHaveCount(await tables.count());
});

test.describe("a visitor in Nigeria", () => {
  test.use({ timezoneId: "Africa/Lagos" });

  test("reads the approvals of the own country first", async ({ context }) => {
    const page = await context.newPage();
    await visit(page, "/products/hd-r5-1p");
    const first = page.locator("#approvals dl").first().locator("div").first();
    await expect(first).toContainText("Nigeria");
    await expect(first).toContainText("Your country");
  });
});

test("a reader gets the papers in the own language, and the others behind one line", async ({ page }) => {
  await page.goto("/spanish/products/hd-r5-1p");
  const papers = page.locator("#documents li");
  await expect(papers.filter({ visible: true, hasText: "Inglés" })).toHaveCount(1); // the register map
  await page.getByText("documentos en otros idiomas").click();
  await expect(papers.filter({ visible: true })).toHaveCount(await papers.count());
});

test("a cabinet is asked about as a cabinet", async ({ page }) => {
  await page.goto("/products/hd-q125-261");
  const questions = page.locator("#questions");
  await expect(questions).toContainText("cabinet");
  await expect(questions).not.toContainText("my house");
});

test("the numbers behind a plot can be read as a table", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/products/hd-t15");
  await page.getByText("Show the values as a table").click();
  const rows = page.getByRole("region", { name: "Energy over the warranty period" }).getByRole("row");
  await expect(rows).toHaveCount(12);
  // 14.59 kWh, less 30 % by 3,650 of 6,000 cycles, less 1 % a year.
  await expect(rows.last()).toContainText(/10\.5\skWh/);
  await page.context().close();
});

test("a discontinued model says so and leads to its successor", async ({ page }) => {
  await page.goto("/products/hd-r5-g1");
  await expect(page.getByText("HD-R5-G1 is discontinued")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ridge 5", exact: true }).first().click();
  await expect(page).toHaveURL(/\/products\/hd-r5-1p$/);
  await expect(page.getByText("Replaces HD-R5-G1")).toBeVisible();
});

test("a product fits on one sheet of A4", async ({ page }) => {
  for (const path of ["/products/hd-r5-1p", "/spanish/products/hd-q125-261", "/burmese/products/hd-s50-3p"]) {
    await page.goto(path);
    const sheet = await page.pdf({ format: "A4", preferCSSPageSize: true });
    expect(sheet.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test("the technical data can be copied as plain text", async ({ context }) => {
  const page = await context.newPage();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/products/hd-r5-1p");
  await page.getByRole("button", { name: "Copy specifications" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.replaceAll("\u00a0", " ")).toContain("Rated power: 5,000 W");
});

test("search engines read the product and the way to it, and no price", async ({ page }) => {
  await page.goto("/spanish/products/hd-r5-1p");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const facts = data.map((text) => JSON.parse(text));
  const product = facts.find((entry) => entry["@type"] === "Product");
  expect(product).toMatchObject({ sku: "HD-R5-1P", brand: { name: "Heliodane" } });
  expect(product).not.toHaveProperty("offers");
  const trail = facts.find((entry) => entry["@type"] === "BreadcrumbList");
  expect(trail.itemListElement).toHaveLength(5);
  expect(trail.itemListElement[2].item).toMatch(/\/spanish\/product-list\/inverters$/);
});

test("the small pictures of a gallery stand in one row, on a phone too", async ({ page }) => {
  for (const size of [wide, narrow]) {
    await visit(page, "/products/hd-t15", size);
    const tops = await page
      .getByRole("link", { name: /^Enlarge picture/ })
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size, `${size.width} px`).toBe(1);
  }
});

test("the view that turns listens to the arrow keys as soon as it is open", async ({ page }) => {
  await visit(page, "/products/hd-r5-1p");
  await page.getByRole("button", { name: "View in 3D" }).click();
  await expect(page.getByRole("application", { name: "Ridge in 3D" })).toBeFocused();
});
