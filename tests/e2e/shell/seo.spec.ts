import { expect, type Page } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { followFooterLink, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const facts = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? "")));

test("a page names itself, its canonical address and its other languages", async ({ page }) => {
  await visit(page, "/spanish/about/contact?nova=true&utm_source=x");
  await expect(page).toHaveTitle(/.+/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/spanish\/about\/contact$/);
  const languages = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute("hreflang"), new URL((link as HTMLLinkElement).href).pathname]),
    );
  expect(languages).toEqual([
    ["en", "/about/contact"],
    ["es", "/spanish/about/contact"],
    ["my", "/burmese/about/contact"],
    ["x-default", "/about/contact"],
  ]);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "es_ES");
});

test("the picture of a page is there", async ({ page, request }) => {
  await visit(page, "/about/company");
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await request.get(new URL(address ?? "").pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\//);
});

test("the home page says who we are and how to search us", async ({ page }) => {
  await visit(page, "/burmese");
  const kinds = (await facts(page)).map((fact) => fact["@type"]);
  expect(kinds).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
});

test("a page without an entry in the list has the product name as its title, and error pages are not listed", async ({
  page,
}) => {
  await visit(page, "/no-such-page");
  await expect(page).toHaveTitle("Heliodane");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test("the title changes with the page", async ({ page }) => {
  await visit(page, "/about/company");
  const before = await page.title();
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  await expect.poll(() => page.title()).not.toBe(before);
});

test("a list that cannot be loaded shows nothing to the visitor", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("**/getHeliodaneApi/homePage/getSeoData*", (route) =>
    route.fulfill({ json: { code: 500, data: [], msg: "closed" } }),
  );
  const asked = page.waitForResponse("**/getHeliodaneApi/homePage/getSeoData*");
  await visit(page, "/about/company");
  await page.mouse.move(9, 9); // nothing is fetched before a first sign of the visitor
  await asked;
  await expect(page.getByRole("alert")).toHaveText("");
  await followFooterLink(page, "Contact");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page).toHaveURL("/about/contact");
  expect(errors).toEqual([]);
});

test("the list is loaded once, after the menu", async ({ page }) => {
  const asked: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("Api/") && asked.push(new URL(request.url()).pathname),
  );
  await visit(page, "/about/company");
  await page.mouse.move(9, 9);
  await expect.poll(() => asked.length).toBe(2);
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  expect(asked).toEqual([
    "/getHeliodaneApi/navigation/getNavigationData",
    "/getHeliodaneApi/homePage/getSeoData",
  ]);
});

test("icons and manifest are there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  for (const icon of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"])
    expect((await request.get(icon)).status()).toBe(200);
});
