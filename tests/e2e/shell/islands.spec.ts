import { expect, type Page, test } from "@playwright/test";

test.use({ reducedMotion: "no-preference" });

const waiting = "[data-island]:not([data-hydrated])";
const bodyCode = /\/assets\/product-body-[^/]*\.js/;

async function arrive(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
}

/** React renders in turns that it sends itself. */
function countTurns() {
  const post = MessagePort.prototype.postMessage as (...given: unknown[]) => void;
  Reflect.set(window, "turns", 0);
  MessagePort.prototype.postMessage = function (...given: unknown[]) {
    Reflect.set(window, "turns", Reflect.get(window, "turns") + 1);
    post.apply(this, given);
  };
}

async function turnsInFrames(count: number) {
  const before = Reflect.get(window, "turns");
  for (let frame = 0; frame < count; frame++)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  return Reflect.get(window, "turns") - before;
}

test("what lies below the first view is hydrated when the browser is idle, with nobody there", async ({
  page,
}) => {
  await arrive(page, "/products/hd-r5-1p");
  await expect(page.locator(waiting)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy technical data" })).toBeVisible();
});

test("an island near the view is hydrated while the page is still loading, one far below is not", async ({
  page,
}) => {
  // Pictures that never come: the page does not finish loading, and idle work is not begun.
  await page.route(/\/media\//, () => undefined);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/products/hd-r5-1p", { waitUntil: "commit" });
  await expect.poll(() => asked.filter((url) => bodyCode.test(url))).toHaveLength(1);
  expect(asked.filter((url) => /\/assets\/footer-/.test(url))).toEqual([]);
});

test("who saves data gets the code of what is below at the first sign of being there", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await arrive(page, "/products/hd-r5-1p");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => bodyCode.test(url))).toEqual([]);
  await page.mouse.move(200, 300);
  await expect(page.locator(waiting)).toHaveCount(0);
});

for (const address of ["/", "/products/hd-r5-1p"])
  test(`${address} rests when nobody does anything, and takes no power`, async ({ page }) => {
    await page.addInitScript(countTurns);
    await arrive(page, address);
    await expect(page.locator(waiting)).toHaveCount(0);
    await expect.poll(() => page.evaluate(turnsInFrames, 30)).toBe(0);
  });

test("a part whose code is missing can be read, and its links lead on", async ({ page }) => {
  await page.route(/\/assets\/footer-[^/]*\.js/, (route) => route.abort());
  await arrive(page, "/about/company");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
