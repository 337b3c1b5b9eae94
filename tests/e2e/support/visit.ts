import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

export const mobileAgent =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** Opens an address and waits until the page has come alive. */
export async function visit(page: Page, address: string, size?: typeof wide) {
  if (size) await page.setViewportSize(size);
  const response = await page.goto(address);
  await comeAlive(page);
  return response;
}

/** Scrolls to the end as a reader does: all that is passed is laid out. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
}

export async function pageWithoutScript(browser: Browser, size = wide) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: size,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** An address nobody has used before, so that tests do not meet. */
export function freshEmail() {
  return `visitor-${crypto.randomUUID()}@example.com`;
}

/** What the API answers, to compare a page with. */
export async function ask(
  request: APIRequestContext,
  call: string,
  params: Record<string, string> = {},
  lang = "en",
) {
  const query = new URLSearchParams({ ...params, languageCode: "english" });
  const answer = await request.get(`/getHeliodaneApi/${call}?${query}`, {
    headers: { "Accept-Language": lang },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** What the page's window remembers is gone after a reload: tells client navigations from document loads. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, "sameDocument") === true);
}

export const menu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main menu" });
export const panel = (page: Page, name: string) => page.locator(`#panel-${name}`);
export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("navigation").getByRole("link", { name, exact: true }).first();

/** As a reader does: whoever jumps to the footer sees the page grow above it, and a click may miss. */
export async function followFooterLink(page: Page, name: string) {
  await readThrough(page);
  await footerLink(page, name).click();
}
