import { expect, test } from "@playwright/test";
import { visit } from "../support/visit.ts";

test.use({ reducedMotion: "no-preference" });

test("a browser without lazy pictures loads them as they come near, looking at most every 200 ms", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.clock.install();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, "loading");
    Reflect.deleteProperty(window, "IntersectionObserver");
  });
  await visit(page, "/about/company");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "All solutions" })
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator("main img:not([src])").count();
    })
    .toBeGreaterThan(0);
  const far = page.locator("main img:not([src])").last();
  await far.evaluate((image) => {
    const measure = image.getBoundingClientRect.bind(image);
    image.getBoundingClientRect = () => {
      const looks = Number(image.dataset.looks ?? 0) + 1;
      image.dataset.looks = String(looks);
      return measure();
    };
    image.id = "far";
  });
  const image = page.locator("#far");
  const scroll = () => page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await page.clock.runFor(1000);
  for (let time = 0; time < 5; time++) await scroll();
  await expect(image).toHaveAttribute("data-looks", "1");
  await page.clock.runFor(199);
  await expect(image).toHaveAttribute("data-looks", "1");
  await page.clock.runFor(1);
  await expect(image).toHaveAttribute("data-looks", "2");
  await expect(image).not.toHaveAttribute("src");
  await image.evaluate((element) => element.scrollIntoView());
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return image.getAttribute("src");
    })
    .toMatch(/^\/media\//);
  expect(errors).toEqual([]);
});

test("a picture that is awaited has a spinner before any code is there, and none once it has come", async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.route("**/media/**", async (route) => {
    await held;
    await route.continue();
  });
  for (const address of ["/", "/solutions", "/about/blogs"]) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const picture = page.locator("main picture[data-spinner]").first();
    const spinner = () => picture.evaluate((element) => getComputedStyle(element, "::before").animationName);
    expect(await spinner(), address).not.toBe("none");
  }
  release();
  const picture = page.locator("main picture[data-spinner]").first();
  await expect(picture).toHaveAttribute("data-loaded", "");
  expect(await picture.evaluate((element) => getComputedStyle(element, "::before").content)).toBe("none");
});
