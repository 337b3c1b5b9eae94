import { expect, type Locator, type Page } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";
import { pageKinds } from "../support/addresses.ts";
import { test as base } from "../support/one-tab.ts";
import { footerLink, menu, mobileAgent, narrow, readThrough, wide } from "../support/visit.ts";

// One worker would be left with so long a file at the end.
base.describe.configure({ mode: "parallel" });

type Way = "mouse" | "keyboard" | "touch";
type Early = {
  open(address: string): Promise<void>;
  /** Where a press leads; the page stays as it is, for the next press. */
  follow(press: () => Promise<void>): Promise<string>;
  letCodeCome(): Promise<void>;
};

/**
 * A page whose code is held back until the visitor has done something. `page.route` would stop every request and
 * ask us; here the code alone stops, inside the browser.
 */
const test = base.extend<{ early: Early }>({
  early: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true }); // a second page would have its code at once
    await session.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp"] }); // their places are there without them
    const isAlive = () => page.evaluate(() => "ready" in document.documentElement.dataset);
    await use({
      async open(address) {
        await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*.js" }] });
        await page.goto(address, { waitUntil: "domcontentloaded" });
      },
      async follow(press) {
        const followed = page.evaluate(firstNavigation);
        await press();
        return followed;
      },
      async letCodeCome() {
        expect(await isAlive(), "code was there before the visitor").toBe(false);
        await session.send("Fetch.disable"); // what was held back goes on
        await comeAlive(page);
      },
    });
    await session.detach();
  },
});

function firstNavigation() {
  return new Promise<string>((resolve) => {
    const stay = (event: NavigateEvent) => {
      event.preventDefault();
      resolve(new URL(event.destination.url).pathname);
    };
    navigation.addEventListener("navigate", stay, { once: true });
  });
}

/** The first thing that a visitor does on a page. */
async function press(control: Locator, way: Way) {
  if (way === "mouse") return control.click();
  if (way === "touch") return control.tap();
  await control.focus();
  await control.press("Enter");
}

const open = (page: Page, way: Way) =>
  way === "touch"
    ? page.getByRole("banner").getByRole("button", { name: "Open menu" })
    : menu(page).getByRole("button", { name: "Show Products" });

/** What the button opens: the drawer of a phone, or a panel of the menu. */
const opened = (page: Page, way: Way) =>
  way === "touch" ? page.getByRole("dialog", { name: "Main menu" }) : page.locator("#panel-products");

/** A place, a link and a button, by each of the ways; only a button needs a page that nobody has touched. */
function testPageKinds(...ways: Way[]) {
  for (const address of pageKinds)
    test(`links, places and buttons of ${address} by ${ways.join(" and ")}`, async ({ page, early }) => {
      await early.open(address);
      for (const way of ways) {
        await reach(page, way);
        await press(page.getByRole("link", { name: "Back to top" }), way);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await reach(page, way);
        expect(await early.follow(() => press(footerLink(page, "Contact"), way))).toBe("/about/contact");
      }
      for (const way of ways) {
        if (way !== ways[0]) await early.open(address);
        await press(open(page, way), way);
        await early.letCodeCome();
        await expect(opened(page, way)).toBeVisible();
      }
    });
}

/** Who goes by keyboard is at the end of the page without seeing the rest. */
const reach = (page: Page, way: Way) => (way === "keyboard" ? undefined : readThrough(page));

test.describe("the first input of a visitor counts, before any code is there", () => {
  test.use({ page: ({ tab }, use) => tab.setViewportSize(wide).then(() => use(tab)) });
  testPageKinds("keyboard", "mouse");
});

test.describe("the first input of a visitor on a phone counts, before any code is there", () => {
  test.use({ page: ({ phone }, use) => use(phone) });
  testPageKinds("touch");
});

for (const way of ["mouse", "keyboard", "touch"] as const) {
  test.describe(`the first input of a visitor counts, before any code is there: ${way}`, () => {
    if (way === "touch") test.use({ hasTouch: true, viewport: narrow, userAgent: mobileAgent });

    test("a tick of a filter and of the comparison", async ({ page, early }) => {
      await early.open("/product-list");
      if (way === "touch") await page.getByText("Show filters").tap();
      await tick(page.getByRole("checkbox", { name: /^Single-phase/ }), way);
      await early.letCodeCome();
      await expect(page).toHaveURL(/phases=single/);
      await early.open("/product-list");
      await tick(page.getByRole("checkbox", { name: /^Compare/ }).first(), way);
      await early.letCodeCome();
      await expect(page).toHaveURL(/compare=/);
    });

    test("a comparison that was opened by its link is shown at once", async ({ page, early }) => {
      await early.open("/product-list/inverters?phases=single&compare=hd-r5-1p&compare=hd-r8-1p");
      await press(page.getByRole("link", { name: "Show comparison" }), way);
      await expect(page).toHaveURL("/compare?compare=hd-r5-1p&compare=hd-r8-1p");
      await expect(page.locator("#compare")).toBeInViewport();
      await early.letCodeCome();
      await expect(page.locator("#compare")).toBeInViewport();
    });

    test("a choice, and words in a field", async ({ page, early }) => {
      await early.open("/case-study");
      await page.getByRole("combobox", { name: "Country" }).selectOption("NG");
      await early.letCodeCome();
      await expect(page).toHaveURL(/country=NG/);
      await early.open("/support/faq");
      await page.getByRole("searchbox", { name: "Filter the questions" }).fill("warranty");
      await early.letCodeCome();
      await expect(page.getByRole("searchbox", { name: "Filter the questions" })).toHaveValue("warranty");
      await expect(page.getByRole("status").filter({ hasText: /questions? found/ })).toBeVisible();
    });

    test("a form that is sent", async ({ page, early }) => {
      await early.open("/about/contact");
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Thiri Aung");
      if (way === "touch") {
        await press(page.getByRole("button", { name: "Next" }), way);
        await early.letCodeCome();
      }
      await press(page.getByRole("button", { name: "Submit" }), way);
      await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveAccessibleDescription(
        /Please input Email/,
      );
      await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Thiri Aung");
    });
  });
}

async function tick(box: Locator, way: Way) {
  if (way === "mouse") return box.click();
  if (way === "touch") return box.tap();
  await box.focus();
  await box.press("Space");
}
