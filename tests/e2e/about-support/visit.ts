import type { Browser, Page } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";

const wide = { width: 1440, height: 900 };

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

/** An address nobody has used before, so that tests do not meet. */
export function freshEmail() {
  return `visitor-${crypto.randomUUID()}@example.com`;
}
