import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
  type WorkerInfo,
} from "@playwright/test";
import { mobileAgent, narrow, wide } from "./visit.ts";

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

export const test = base.extend<{ nextVisitor: Page }, { tab: Page; phone: Page }>({
  tab: [openTab(), { scope: "worker" }],
  phone: [openTab({ hasTouch: true, viewport: narrow, userAgent: mobileAgent }), { scope: "worker" }],
  /**
   * In place of a page of its own, where a test only visits and looks: the tab of the visitor before, who left nothing
   * behind but files. What stays in a tab (a clock, a script before the page's own, a permission) wants a page of its own.
   */
  nextVisitor: async ({ tab, viewport, reducedMotion }, use) => {
    await tab.setViewportSize(viewport ?? wide);
    await tab.emulateMedia({ reducedMotion });
    await use(tab);
    await leave(tab);
  },
});

async function leave(tab: Page) {
  for (const event of ["request", "response", "console", "pageerror", "dialog"])
    tab.removeAllListeners(event);
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  await tab.emulateMedia({ media: null, forcedColors: null, colorScheme: null });
  await tab.mouse.move(-1, -1);
  await tab.context().clearCookies();
  await tab.goto("/healthz"); // an empty tab would be a process of its own, with everything compiled anew
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
