import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";

export const wide = { width: 1440, height: 900 };

export const languages = [
  { prefix: "", lang: "en" },
  { prefix: "/spanish", lang: "es" },
  { prefix: "/burmese", lang: "my" },
] as const;

/** Opens an address and waits until the page has come alive. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await comeAlive(page);
  return response;
}

export async function pageWithoutScript(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
  return context.newPage();
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
