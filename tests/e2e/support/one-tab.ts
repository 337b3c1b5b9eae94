import { test as base, type Page } from "@playwright/test";

/** A visitor who goes from page to page in one tab: scripts, styles and fonts are fetched and compiled once. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers: "block", reducedMotion: "reduce" });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});
