import { type Browser, expect, type Page } from "@playwright/test";

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

export const languages = [
  { prefix: "", lang: "en" },
  { prefix: "/spanish", lang: "es" },
  { prefix: "/burmese", lang: "my" },
] as const;

/** Opens an address and waits until the page has come alive. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "", { timeout: 20_000 });
  return response;
}

export async function pageWithoutScript(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
  return context.newPage();
}

/** An address nobody has used before, so that tests do not meet. */
export function freshEmail() {
  return `visitor-${crypto.randomUUID()}@example.com`;
}
