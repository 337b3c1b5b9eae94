import type { Page } from "@playwright/test";

/** Waits until the page is hydrated, looking at every frame. A sign of the visitor hurries the islands. */
export async function comeAlive(page: Page) {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.ready !== "") return false;
    window.dispatchEvent(new Event("wheel"));
    return document.querySelector("[data-island]:not([data-hydrated])") === null;
  });
}
