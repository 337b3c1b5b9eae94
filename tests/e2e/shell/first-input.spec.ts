import { type CDPSession, expect, type Page } from "@playwright/test";
import { comeAlive } from "#tests/support/come-alive.ts";
import { test } from "../support/one-tab.ts";
import { footerLink, pageWithoutScript } from "../support/visit.ts";

let session: CDPSession;

test.beforeEach(async ({ phone }) => {
  session = await phone.context().newCDPSession(phone);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
});
test.afterEach(() => session.detach());

/** Opens a page whose code is held back inside the browser until the visitor has done something. */
async function holdCode(page: Page, address: string) {
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*.js" }] });
  await page.goto(address, { waitUntil: "domcontentloaded" });
}

async function letCodeCome(page: Page) {
  expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  await session.send("Fetch.disable");
  await comeAlive(page);
}

test("a link leads on before any code is there", async ({ phone }) => {
  await holdCode(phone, "/about/company");
  await footerLink(phone, "Contact").tap();
  await expect(phone).toHaveURL("/about/contact");
});

for (const address of [
  "/products/hd-r5-1p",
  "/compare?compare=hd-r5-1p&compare=hd-r8-1p",
  "/downloads",
  "/",
]) {
  test(`nothing that can be pressed moves when the code of ${address} comes`, async ({ phone }) => {
    await holdCode(phone, address);
    const before = await placesOfControls(phone);
    expect(before.length).toBeGreaterThan(5);
    await letCodeCome(phone);
    expect(await placesOfControls(phone)).toEqual(before);
  });
}

function placesOfControls(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.querySelectorAll<HTMLElement>("main :is(a, button, summary)")].filter(
      (control) => control.checkVisibility(),
    );
    return shown.map((control) => {
      const { x, y } = control.getBoundingClientRect();
      return `${control.textContent} at ${Math.round(x)}, ${Math.round(y + scrollY)}`;
    });
  });
}

test("the menu opens before any code is there, and stays open", async ({ phone }) => {
  await holdCode(phone, "/about/company");
  await phone.getByRole("banner").getByRole("button", { name: "Open menu" }).tap();
  await expect(phone.getByRole("dialog", { name: "Main menu" })).toBeVisible();
  await letCodeCome(phone);
  await expect(phone.getByRole("dialog", { name: "Main menu" })).toBeVisible();
});

test("a tick, a choice and words count that were made before any code was there", async ({ phone }) => {
  await holdCode(phone, "/product-list");
  await phone.getByText("Show filters").tap();
  await phone.getByRole("checkbox", { name: /^Single-phase/ }).tap();
  await letCodeCome(phone);
  await expect(phone).toHaveURL(/phases=single/);
  await holdCode(phone, "/case-study");
  await phone.getByRole("combobox", { name: "Country" }).selectOption("NG");
  await letCodeCome(phone);
  await expect(phone).toHaveURL(/country=NG/);
  await holdCode(phone, "/support/faq");
  await phone.getByRole("searchbox", { name: "Filter questions" }).fill("warranty");
  await letCodeCome(phone);
  await expect(phone.getByRole("status").filter({ hasText: /questions? found/ })).toBeVisible();
  await holdCode(phone, "/about/contact");
  await phone.getByRole("textbox", { name: "Name", exact: true }).fill("Thiri Aung");
  await letCodeCome(phone);
  await expect(phone.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Thiri Aung");
  await expect(phone.locator("form[data-unsent]")).toHaveCount(1);
});

test("a form that is sent without script comes back with its words", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/about/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Thiri Aung");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Thiri Aung");
  await page.context().close();
});
