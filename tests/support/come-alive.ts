import type { Page } from "@playwright/test";

/** Waits until the page is hydrated. */
export async function comeAlive(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
}
