import { expect, type Page, test } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";
import { followFooterLink, visit } from "../support/visit.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker has kept a page. */
async function kept(page: Page, path: string) {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const names = await caches.keys();
          const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return lists.flat().some((request) => new URL(request.url).pathname === wanted);
        }, path),
      { timeout: 15_000 },
    )
    .toBe(true);
}

test("a visited page can be read without a connection, and says that it is a copy", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.getByText("You're reading a copy saved on this device")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("You're reading a copy saved on this device")).toBeHidden();
});

test("a page reached by a link is kept as well, and an unvisited one says that it is not", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.reload();
  await comeAlive(page);
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  await kept(page, "/about/contact");
  await context.setOffline(true);
  await page.goto("/about/contact");
  await expect(page.locator("main h1")).toBeVisible();
  await page.goto("/support/warranty");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
});

for (const [prefix, languages] of [
  ["", ["en", "es", "my"]],
  ["/spanish", ["es", "en", "my"]],
  ["/burmese", ["my", "en", "es"]],
] as const)
  test(`who is offline under ${prefix || "/"} is told so in that language first`, async ({
    page,
    context,
  }) => {
    await visit(page, `${prefix}/about/company`);
    await kept(page, `${prefix}/about/company`);
    await context.setOffline(true);
    await page.goto(`${prefix}/support/warranty`);
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    const said = await page
      .locator("main section")
      .evaluateAll((parts: HTMLElement[]) => parts.map(({ lang }) => lang));
    expect(said).toEqual(languages);
  });

test("a page that was left before the worker came is kept with the next one", async ({ page }) => {
  await visit(page, "/about/company");
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  await kept(page, "/about/company");
  await kept(page, "/about/contact");
});

test("errors are never kept", async ({ page }) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.goto("/no-such-page");
  await comeAlive(page);
  const paths = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages"));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });
  expect(paths).not.toContain("/no-such-page");
});

test("losing the connection is said, and so is its return", async ({ page, context }) => {
  await visit(page, "/about/company");
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "You're back online." })).toBeVisible();
  await expect(page.getByText("You're back online.")).toHaveCount(0);
});

test("without a connection a click on a page that was not visited leaves the visitor where they are", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.locator("main").evaluate((main) => {
    main.insertAdjacentHTML("beforeend", '<form><input aria-label="Note" value="half"></form>');
  });
  await context.setOffline(true);
  await followFooterLink(page, "Contact");
  await expect(page.locator("[role=progressbar]")).toHaveAttribute("data-phase", "failed");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(page).toHaveURL("/about/company");
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("half");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the kill switch takes worker and copies away", async ({ page }) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker-off.js"));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

test("for a visitor who saves data nothing is fetched to be kept, and pictures are smaller", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await worker?.evaluate("keepPage('/about/contact')");
  expect(await worker?.evaluate("caches.match('/about/contact').then(Boolean)")).toBe(false);
  await visit(page, "/products/hd-r5-1p");
  await kept(page, "/products/hd-r5-1p");
  const wide = await page.evaluate(async () => {
    const offered = document.documentElement.outerHTML.match(/\/media\/[\w-]+-960\.avif/g) ?? [];
    for (const address of offered) if (!(await caches.match(address))) return address;
    throw new Error("every picture was kept before");
  });
  expect(await page.evaluate(async (address) => (await fetch(address)).url, wide)).toMatch(/-640\.avif$/);
});
