import { expect, type Locator, type Page, test } from "@playwright/test";
import { footerLink, isSameDocument, markDocument, readThrough, visit } from "../support/visit.ts";

const progress = (page: Page) => page.locator("[role=progressbar]");
/** Lets the page's clock go on a little and says what the bar shows. */
async function tick(page: Page, time: number) {
  await page.clock.runFor(time);
  return progress(page).getAttribute("data-phase");
}

/** Holds back the data of a page until it is let go. */
async function hold(page: Page, pattern: string) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a click on a link changes the page without loading a document", async ({ page }) => {
  await visit(page, "/about/company");
  await markDocument(page);
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.locator("main h1")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("the heading of the new page has the focus and its title is read out", async ({ page }) => {
  await visit(page, "/about/company");
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page.locator("[aria-live=polite][aria-atomic]")).toHaveText(await page.title());
});

test("a new page begins at its top, and the way back leads to where one was", async ({ page }) => {
  await visit(page, "/about/company");
  await readThrough(page);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/about/contact");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about/company");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

for (const how of ["on the first load", "by a link"]) {
  test(`a hash is reached below the fixed header ${how}`, async ({ page }) => {
    if (how === "on the first load") await visit(page, "/downloads#Brochure");
    else {
      await visit(page, "/about/contact");
      await page.locator('[aria-controls="panel-search"]').click();
      await page.getByRole("link", { name: "Brochure", exact: true }).click();
      await expect(page).toHaveURL("/downloads#Brochure");
    }
    const top = () => page.locator("#Brochure").evaluate((section) => section.getBoundingClientRect().top);
    await expect
      .poll(async () => {
        const place = await top();
        return place >= 94 && place < 400;
      })
      .toBe(true);
  });
}

test("the data of a page is fetched ahead when a pointer, the focus or a finger comes to its link", async ({
  page,
}) => {
  await visit(page, "/about/company");
  for (const [name, path, come] of [
    ["Contact", "/about/contact", (link: Locator) => link.hover()],
    ["News", "/about/news", (link: Locator) => link.focus()],
    ["Events", "/about/event", (link: Locator) => link.dispatchEvent("touchstart")],
  ] as const) {
    const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === `${path}.data`);
    await come(footerLink(page, name));
    await ahead;
  }
});

test("nothing is fetched ahead for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const lists = page.waitForResponse("**/getSeoData*");
  await visit(page, "/about/company");
  await footerLink(page, "Contact").hover();
  await lists;
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/about/contact");
  expect(asked.filter((url) => url.includes("/about/contact.data"))).toHaveLength(1);
});

test("a page that was not fetched ahead takes at least 200 ms, so that nothing flashes", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await visit(page, "/about/company");
  const time = await page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/about/contact"]');
    const started = performance.now();
    link?.click();
    while (location.pathname !== "/about/contact") await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - started;
  });
  expect(time).toBeGreaterThanOrEqual(200);
});

test("the progress bar appears after 200 ms, grows, fills and hides after 500 ms", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/about/company");
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await hold(page, "**/about/contact.data*");
  const asked = page.waitForRequest(/\/about\/contact\.data/);
  await footerLink(page, "Contact").evaluate((link) => (link as HTMLAnchorElement).click());
  await expect.poll(() => tick(page, 1)).toBe("hidden");
  await expect.poll(() => tick(page, 60)).toBe("running");
  await asked;
  await page.clock.runFor(2500);
  const half = Number(await progress(page).getAttribute("aria-valuenow"));
  expect(half).toBeGreaterThanOrEqual(48);
  expect(half).toBeLessThanOrEqual(60);
  await page.clock.runFor(10_000);
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
  release();
  await expect.poll(() => tick(page, 1)).toBe("done");
  await page.clock.runFor(450);
  await expect(progress(page)).toHaveAttribute("data-phase", "done");
  await page.clock.runFor(50);
  await expect(progress(page)).toHaveAttribute("data-phase", "hidden");
});

test("when nobody answers the visitor stays, the bar turns red, and trying again leads on", async ({
  page,
}) => {
  await visit(page, "/about/company");
  await page.evaluate(() => window.scrollTo(0, 300));
  await markDocument(page);
  await page.route("**/about/contact.data*", (route) => route.abort("connectionrefused"));
  await footerLink(page, "Contact").evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(progress(page)).toHaveAttribute("data-phase", "failed");
  await expect(page.getByRole("alert")).toContainText("did not answer");
  await expect(page).toHaveURL("/about/company");
  await expect(page.locator("main h1")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute("**/about/contact.data*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("pages change by the transition named page: the old one leaves, then the new one enters", async ({
  page,
}) => {
  await visit(page, "/about/company");
  await page.evaluate(() => {
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (callback) => {
      const transition = original(callback);
      transition.ready.then(() => {
        const seen = document.getAnimations().map((animation) => {
          const effect = animation.effect as KeyframeEffect;
          const { delay, duration } = effect.getComputedTiming();
          return `${effect.pseudoElement} ${delay} ${duration}`;
        });
        Reflect.set(window, "transition", seen);
      });
      return transition;
    };
  });
  await footerLink(page, "Contact").click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "transition")))
    .toEqual(
      expect.arrayContaining(["::view-transition-old(page) 0 300", "::view-transition-new(page) 300 300"]),
    );
});

test("visitors who want stillness see no transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/about/company");
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error("a transition was started");
    };
  });
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/about/contact");
});
