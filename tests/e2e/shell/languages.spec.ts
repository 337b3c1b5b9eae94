import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { narrow, pageWithoutScript, visit } from "../support/visit.ts";

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "i18n_redirected");

test("the address decides the language of a page", async ({ page }) => {
  for (const [address, language] of [
    ["/about/contact", "en"],
    ["/spanish/about/contact", "es"],
    ["/burmese/about/contact", "my"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
});

test("english is no prefix but an unknown page", async ({ request }) => {
  expect((await request.get("/english/about/contact")).status()).toBe(404);
});

test("switching keeps path, query and hash, and is remembered for a year", async ({ page, context }) => {
  await visit(page, "/support/warranty?market=AU#periods");
  await page.getByRole("button", { name: /Language/ }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/spanish/support/warranty?market=AU#periods");
  const cookie = await cookieOf(context);
  expect(cookie).toMatchObject({ value: "spanish", path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);
});

test("the remembered language meets a visitor on every bare address", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "i18n_redirected", value: "burmese", url: baseURL ?? "" }]);
  await page.goto("/about/news?nova=true");
  await expect(page).toHaveURL("/burmese/about/news?nova=true");
});

test("a visitor can go back to english", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "i18n_redirected", value: "spanish", url: baseURL ?? "" }]);
  await visit(page, "/spanish/about/contact");
  await page.locator("[popovertarget=languages]").click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await cookieOf(context))?.value).toBe("english");
});

test.describe("a browser that speaks Spanish", () => {
  test.use({ locale: "es-CO" });

  test("is met in Spanish at the root, and nowhere else", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/spanish");
    await page.goto("/about/contact");
    await expect(page).toHaveURL("/about/contact");
  });
});

test("where a shared cache answered, the visitor still reads the remembered language, and sees no other", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const shared = await (await request.get("/downloads")).text();
  await page.route("/downloads", (route) => route.fulfill({ body: shared, contentType: "text/html" }));
  await context.addCookies([{ name: "i18n_redirected", value: "spanish", url: baseURL ?? "" }]);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const painted = `${sessionStorage.getItem("painted") ?? ""} ${location.pathname}`;
      if (list.getEntriesByName("first-contentful-paint").length > 0)
        sessionStorage.setItem("painted", painted.trim());
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/downloads#Brochure");
  await expect(page).toHaveURL(/\/spanish\/downloads\?type=Brochure#Brochure$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // A busy machine may show the page of the hash before the one it means; both are Spanish.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("painted")))
    .toMatch(/^\/spanish\/downloads( \/spanish\/downloads)?$/);
});

test("answers that depend on the visitor are kept by no shared cache", async ({ request }) => {
  const answer = await request.get("/", { maxRedirects: 0, headers: { "Accept-Language": "my" } });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(answer.headers().vary).toContain("Accept-Language");
});

test("without script the switch works and remembers, on the error page too", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/no-such-page?x=1");
  await page.getByRole("button", { name: /Language/ }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/spanish/no-such-page?x=1");
  expect((await cookieOf(page.context()))?.value).toBe("spanish");
  await page.getByRole("button", { name: /Idioma/ }).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/no-such-page?x=1");
  expect((await cookieOf(page.context()))?.value).toBe("english");
  await page.context().close();
});

test("the keyboard reaches and uses the switch", async ({ page }) => {
  await visit(page, "/about/contact");
  await page.locator("[popovertarget=languages]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#languages")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Español" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/spanish/about/contact");
});

test("Burmese letters are loaded only where they are used", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await visit(page, "/spanish/support/faq", narrow);
  expect(fonts.some((url) => url.includes("noto-sans-myanmar"))).toBe(false);
  await visit(page, "/burmese/support/faq", narrow);
  await expect.poll(() => fonts.some((url) => url.includes("noto-sans-myanmar"))).toBe(true);
  for (const family of ["Hanken Grotesk", "Noto Sans Myanmar"])
    await expect.poll(() => listFontsFor(page, family)).toEqual([family]);
});

/** What the browser draws the signs with that the style sheet says a typeface has. */
async function listFontsFor(page: Page, family: string) {
  await page.evaluate(async (family) => {
    const face = [...document.fonts].find((known) => known.family.includes(family));
    const ranges = (face?.unicodeRange ?? "").matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
    const signs = [...ranges].flatMap(([, from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, place) => first + place);
    });
    const text = Object.assign(document.createElement("p"), { textContent: String.fromCodePoint(...signs) });
    text.style.fontFamily = `"${family}"`;
    document.body.replaceChildren(text);
    await document.fonts.load(`1em "${family}"`, text.textContent);
  }, family);
  const browser = await page.context().newCDPSession(page);
  for (const domain of ["DOM", "CSS"] as const) await browser.send(`${domain}.enable`);
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "body > p" });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map((font) => (font.isCustomFont ? family : font.familyName));
}
