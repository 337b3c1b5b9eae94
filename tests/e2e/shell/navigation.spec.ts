import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import {
  followFooterLink,
  footerLink,
  isSameDocument,
  markDocument,
  readThrough,
  visit,
} from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

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
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  await expect(page.locator("main h1")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("the heading of the new page has the focus and its title is read out", async ({ page }) => {
  await visit(page, "/about/company");
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page.locator("[aria-live=polite][aria-atomic]")).toHaveText(await page.title());
});

test("a new page begins at its top, and the way back leads to where one was", async ({ page }) => {
  await visit(page, "/about/company");
  await readThrough(page);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await followFooterLink(page, "Contact");
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

test("the quick link to the brochures jumps to them once", async ({ page }) => {
  await visit(page, "/about/contact");
  await page.evaluate(() => {
    const places: number[] = [];
    Reflect.set(window, "places", places);
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (...args) {
      scrollIntoView.apply(this, args);
      places.push(Math.round(window.scrollY));
    };
  });
  await page.locator('[aria-controls="panel-search"]').click();
  await page.getByRole("link", { name: "Brochure", exact: true }).click();
  await expect(page).toHaveURL("/downloads?type=Brochure#Brochure");
  await expect(page.getByRole("checkbox", { name: /^Brochure/ })).toBeChecked();
  const places = await page.evaluate(() => Reflect.get(window, "places") as number[]);
  expect(new Set(places).size).toBe(1);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(places[0]);
});

for (const hash of ["#%", "#%E0%A4%A", "#%zz"]) {
  test(`a hash that cannot be read (${hash}) leads nowhere and breaks nothing`, async ({ page }) => {
    await visit(page, `/support/faq${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
    await page.evaluate((other) => window.location.assign(`${other}a`), hash);
    await expect(page).toHaveURL(`/support/faq${hash}a`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
    await page.locator("main").evaluate((main, other) => {
      main.insertAdjacentHTML("beforeend", `<a href="/about/contact${other}">Write to us</a>`);
    }, hash);
    await page.getByRole("link", { name: "Write to us" }).press("Enter");
    await expect(page).toHaveURL(`/about/contact${hash}`);
    await expect(page.locator("main h1")).toBeFocused();
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

test("nothing is fetched ahead for a visitor who saves data", async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const lists = page.waitForResponse("**/getSeoData*");
  await visit(page, "/about/company");
  await footerLink(page, "Contact").hover();
  await lists;
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  expect(asked.filter((url) => url.includes("/about/contact.data"))).toHaveLength(1);
});

test("a page that was not fetched ahead takes at least 200 ms, so that nothing flashes", async ({
  context,
}) => {
  const page = await context.newPage();
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

test("the progress bar appears after 200 ms, grows, fills and hides after 500 ms", async ({ context }) => {
  const page = await context.newPage();
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

test("code and data of a page are asked for together, and one bar shows for both", async ({ page }) => {
  await visit(page, "/about/company");
  const file = await page.evaluate(
    () => window.__reactRouterManifest?.routes["english/contact"]?.module ?? "",
  );
  const releaseCode = await hold(page, `**${file}`);
  const releaseData = await hold(page, "**/about/contact.data*");
  await progress(page).evaluate((bar) => {
    const phases: (string | undefined)[] = [];
    Reflect.set(window, "phases", phases);
    const note = () => phases.push((bar as HTMLElement).dataset.phase);
    new MutationObserver(note).observe(bar, { attributeFilter: ["data-phase"] });
  });
  const code = page.waitForRequest((request) => request.url().endsWith(file));
  await footerLink(page, "Contact").evaluate((link) => (link as HTMLAnchorElement).click());
  await code;
  // Playwright does not see what a browser fetches ahead.
  await expect(page.locator('link[rel="prefetch"][href*="/about/contact.data"]')).toHaveCount(1);
  await expect(progress(page)).toHaveAttribute("data-phase", "running");
  releaseCode();
  await page.waitForFunction(() => "english/contact" in (window.__reactRouterRouteModules ?? {}));
  releaseData();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(progress(page)).toHaveAttribute("data-phase", "hidden");
  expect(await page.evaluate(() => Reflect.get(window, "phases"))).toEqual(["running", "done", "hidden"]);
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
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
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
  await page.emulateMedia({ reducedMotion: "no-preference" });
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
  await followFooterLink(page, "Contact");
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
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
});

for (const [typed, address] of [
  ["/products/", "/products"],
  ["/Products", "/products"],
  ["/support/videolist?category=x&utm_source=mail", "/support/videoList?category=x&utm_source=mail"],
  ["/%61bout/company", "/about/company"],
  ["/Spanish//about/company/", "/spanish/about/company"],
  ["/products/HD-R5-1P", "/products/hd-r5-1p"],
] as const) {
  test(`a page has one address: ${typed} leads to ${address}`, async ({ request }) => {
    const answer = await request.get(typed, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(address);
    expect((await request.get(typed)).status()).toBe(200);
  });
}

test("an unknown address has no other spelling, and a tracked one is the same page", async ({ request }) => {
  for (const path of ["/English", "/english/products", "/no-such-page/"])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  const answer = await request.get("/about/company?utm_source=mail&gclid=1", { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  const kept = await request.get("/about/company?fbclid=2", { maxRedirects: 0 });
  expect(kept.headers()["x-cache"]).toBe("HIT");
});

test("a link in another spelling leads to the right address without loading a document", async ({ page }) => {
  await visit(page, "/about/company");
  await markDocument(page);
  await page.locator("main").evaluate((main) => {
    main.insertAdjacentHTML("beforeend", '<a href="/About/Contact/?serial=1">Write to us</a>');
  });
  await page.getByRole("link", { name: "Write to us" }).press("Enter");
  await expect(page).toHaveURL("/about/contact?serial=1");
  await expect(page.locator("main h1")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
