import { expect, type Page } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";
import { test } from "../support/one-tab.ts";
import {
  followFooterLink,
  isSameDocument,
  markDocument,
  pageWithoutScript,
  visit,
} from "../support/visit.ts";

test("an unknown address answers 404 and says that the page could not be found", async ({
  nextVisitor: page,
}) => {
  const response = await visit(page, "/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page.locator("main img")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveAttribute("data-look", "white");
});

test("the error page has its own address in every language", async ({ request }) => {
  for (const prefix of ["", "/spanish", "/burmese"])
    expect((await request.get(`${prefix}/404`)).status()).toBe(404);
});

test("after five seconds, counted down, the error page leads home", async ({ page }) => {
  await visitInStillTime(page, "/spanish/no-such-page");
  await expect(page.getByRole("timer")).toContainText("5 segundos");
  await page.clock.runFor(4000);
  await expect(page.getByRole("timer")).toContainText("1 segundo.");
  await expect(page).toHaveURL("/spanish/no-such-page");
  await page.clock.runFor(1000);
  await expect(page.getByRole("timer")).not.toContainText("0 segundos");
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return new URL(page.url()).pathname;
    })
    .toBe("/spanish");
});

test("the way back from home does not lead into the error page again", async ({ page }) => {
  await page.goto("/about/company");
  await visitInStillTime(page, "/no-such-page");
  await page.clock.runFor(5000);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return new URL(page.url()).pathname;
    })
    .toBe("/");
  await page.goBack();
  await expect(page).toHaveURL("/about/company");
});

test("the way home stops while a visitor looks for a language", async ({ page }) => {
  await visitInStillTime(page, "/no-such-page");
  await page.locator("#languages").evaluate((list: HTMLElement) => list.showPopover());
  await expect(page.getByRole("status").filter({ hasText: "You're staying" })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL("/no-such-page");
});

test("a visitor may stay on the error page", async ({ page }) => {
  await visitInStillTime(page, "/no-such-page");
  await page.getByRole("button", { name: "Stay on this page" }).click();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL("/no-such-page");
  await expect(page.getByRole("status").filter({ hasText: "You're staying" })).toBeVisible();
});

for (const [how, act] of [
  ["typing", (page: Page) => page.keyboard.press("a")],
  ["focus on a link", (page: Page) => page.getByRole("link", { name: "Go to the home page" }).focus()],
  ["a hidden tab", hideTab],
] as const) {
  test(`${how} stops the way home`, async ({ page }) => {
    await visitInStillTime(page, "/no-such-page");
    await act(page);
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL("/no-such-page");
  });
}

/** The clock of the page stands until the test moves it, however long the machine takes. */
async function visitInStillTime(page: Page, address: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(address);
  // The code is asked for some moments after the first paint.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return page.locator("html").getAttribute("data-hydrated");
    })
    .toBe("");
  await comeAlive(page);
}

function hideTab(page: Page) {
  return page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

test("a page whose code is missing can be read, and its links lead on", async ({ page }) => {
  await page.route(/\/assets\/shell-[^/]*\.js/, (route) => route.abort());
  await page.goto("/about/company");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("without script a link leads home", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/burmese/no-such-page");
  await page.locator("main").getByRole("link").click();
  await expect(page).toHaveURL("/burmese");
  await page.context().close();
});

test("a record that does not exist sends the visitor to the error page of the language", async ({
  nextVisitor: page,
  request,
}) => {
  const answer = await request.get("/spanish/about/news/no-such-article", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/spanish/404");
  await page.goto("/spanish/about/news/no-such-article");
  await expect(page).toHaveURL("/spanish/404");
});

test("an unknown middleware is a 500 that names it", async ({ nextVisitor: page }) => {
  const response = await visit(page, "/error-demo/middleware");
  expect(response?.status()).toBe(500);
  await expect(page.locator("main")).toContainText("Unknown middleware gatekeeper");
});

test("a middleware that refuses an address leads to the error page with its header", async ({
  nextVisitor: page,
}) => {
  const response = await visit(page, "/spanish/error-demo/missing");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL("/spanish/404");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("another error shows its own status and message", async ({ nextVisitor: page }) => {
  const response = await visit(page, "/error-demo/teapot");
  expect(response?.status()).toBe(418);
  await expect(page.locator("main")).toContainText("Error 418");
  await expect(page.locator("main")).toContainText("This pot makes no coffee");
  await expect(page.locator("main")).not.toContainText("could not be found");
});

test("an error without a status is a 500 and gives nothing away", async ({ nextVisitor: page }) => {
  const response = await visit(page, "/error-demo/error");
  expect(response?.status()).toBe(500);
  await expect(page.locator("main")).toContainText("Error 500");
  expect(await page.content()).not.toContain("as planned");
});

test("a page that fails while it is drawn shows the error page too", async ({ nextVisitor: page }) => {
  const response = await page.goto("/error-demo/render");
  expect(response?.status()).toBe(500);
  await expect(page.locator("main")).toContainText("Error 500");
});

test("when the error page itself fails, a page without any parts is left", async ({ nextVisitor: page }) => {
  const response = await page.goto("/error-demo/fallback");
  expect(response?.status()).toBe(500);
  for (const text of [
    "An error occurred while showing the error page",
    "Unfortunately an error occurred and while showing the error page another error occurred",
    "Error details",
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page).toHaveTitle("An error occurred while showing the error page");
  await page.getByRole("link", { name: "Go back to home" }).click();
  await expect(page).toHaveURL("/");
});

test("a failure is told in the visitor's language, without the picture of a 404", async ({
  nextVisitor: page,
}) => {
  const response = await visit(page, "/spanish/error-demo/error");
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Algo salió mal");
  await expect(page.locator("main")).toContainText("El fallo es nuestro");
  await expect(page.locator("main")).not.toContainText("Unexpected");
  await expect(page.locator("main img")).toHaveCount(0);
});

test("a form sent to a page that takes none is refused in our words", async ({ page }) => {
  await page.goto("/spanish/about/company");
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/spanish/products" });
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL("/spanish/products");
  await comeAlive(page);
  await expect(page.locator("main")).toContainText("Estado 405");
  await expect(page.locator("main")).toContainText("A esta página no se le puede enviar nada");
  await expect(page.locator("main")).not.toContainText("action");
  await expect(page.locator("main img")).toHaveCount(0);
});

test.describe("when the code of a page is missing", () => {
  /** The file of a page, as the framework's manifest names it. */
  const fileOf = (page: Page, id: string) =>
    page.evaluate((route) => window.__reactRouterManifest?.routes[route]?.module ?? "", id);

  test("the page is loaded as a document, once per minute, and then the error page is shown", async ({
    page,
  }) => {
    await visit(page, "/about/company");
    const file = await fileOf(page, "english/contact");
    expect(file).toMatch(/^\/assets\//);
    await page.route(`**${file}`, (route) => route.abort("failed"));
    await markDocument(page);
    await followFooterLink(page, "Contact");
    await page.waitForURL("/about/contact");
    expect(await isSameDocument(page)).toBe(false);
    await page.goto("/about/company");
    await comeAlive(page);
    await markDocument(page);
    await followFooterLink(page, "Contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Part of this page could not be loaded");
    expect(await isSameDocument(page)).toBe(true);
    await expect(page).toHaveURL("/about/contact");
    await page.goBack();
    await expect(page).toHaveURL("/about/company");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/could not be loaded/);
    await page.goForward();
    await expect(page).toHaveURL("/about/contact");
  });

  test("an unsent form is never lost to it, and the page can be tried again", async ({ page }) => {
    await visit(page, "/about/company");
    const file = await fileOf(page, "english/contact");
    await page.route(`**${file}`, (route) => route.abort("failed"));
    await page.locator("main").evaluate((main) => {
      main.insertAdjacentHTML("beforeend", '<form data-unsent><input aria-label="Note" value="half"></form>');
    });
    await markDocument(page);
    await followFooterLink(page, "Contact");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expect(page).toHaveURL("/about/company");
    await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("half");
    expect(await isSameDocument(page)).toBe(true);
    await page.unroute(`**${file}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/about/contact");
    expect(await isSameDocument(page)).toBe(true);
  });
});

test("an unknown record offers the one that was probably meant", async ({ nextVisitor: page }) => {
  await page.goto("/spanish/products/hd-r5");
  await expect(page).toHaveURL("/spanish/404?likely=%2Fproducts%2Fhd-r5-1p");
  await expect(page.getByRole("main").locator("a[href='/spanish/products/hd-r5-1p']")).toBeVisible();
});

test("a mistyped address offers the page that was probably meant, and a search", async ({
  nextVisitor: page,
}) => {
  await page.goto("/spanish/product/hd-r5-1p");
  const main = page.getByRole("main");
  await expect(main.locator("a[href='/spanish/products/hd-r5-1p']")).toBeVisible();
  await main.getByRole("searchbox").fill("ridge");
  await main.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/spanish/search/ridge");
});
