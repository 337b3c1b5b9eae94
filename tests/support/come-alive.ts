import type { Page } from "@playwright/test";

/** Waits until the script has taken over the page, looking at every frame. A sign of the visitor wakes all of it. */
export async function comeAlive(page: Page) {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.ready !== "") return false;
    window.dispatchEvent(new Event("wheel"));
    return document.querySelector("[data-asleep]") === null;
  });
}
