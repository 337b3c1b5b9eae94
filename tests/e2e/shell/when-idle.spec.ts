import { expect, type Page, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

const lists = ["navigation/getNavigationData", "homePage/getSeoData"];

/** Opens a page whose clock stands still unless it is told to go on, and answers what it asks our API for. */
async function open(page: Page, address: string) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = new URL(request.url()).pathname.split("/getHeliodaneApi/");
    if (name) asked.push(name);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(address);
  const html = page.locator("html");
  await expect.poll(() => goOn(page, 20, () => html.getAttribute("data-hydrated"))).toBe("");
  return asked;
}

async function goOn<T>(page: Page, milliseconds: number, look: () => T) {
  await page.clock.runFor(milliseconds);
  return look();
}

function countWorkers(page: Page) {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

test("what nobody waits for is asked for when the visitor first points, scrolls or types, and not before", async ({
  page,
}) => {
  const asked = await open(page, "/about/company");
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  expect(await countWorkers(page)).toBe(0);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => goOn(page, 100, () => asked)).toEqual(lists);
  await expect.poll(() => countWorkers(page)).toBe(1);
});

test("the menu and the titles come when the pointer comes to the header, however early", async ({ page }) => {
  const asked = await open(page, "/about/company");
  expect(asked).toEqual([]);
  await page.mouse.move(200, 30);
  await expect.poll(() => asked).toEqual(lists);
});
