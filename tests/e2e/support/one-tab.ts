import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
  type WorkerInfo,
} from "@playwright/test";
import { mobileAgent, narrow } from "./visit.ts";

type Use = (tab: Page) => Promise<void>;

/** A visitor who goes from page to page in one tab: scripts, styles and fonts are fetched and compiled once. */
function openTab(options: BrowserContextOptions = {}) {
  return async ({ browser }: { browser: Browser }, use: Use, { project }: WorkerInfo) => {
    const { baseURL } = project.use;
    const context = await browser.newContext({
      baseURL,
      serviceWorkers: "block",
      reducedMotion: "reduce",
      ...options,
    });
    await use(await context.newPage());
    await context.close();
  };
}

export const test = base.extend<object, { tab: Page; phone: Page }>({
  tab: [openTab(), { scope: "worker" }],
  phone: [openTab({ hasTouch: true, viewport: narrow, userAgent: mobileAgent }), { scope: "worker" }],
});
