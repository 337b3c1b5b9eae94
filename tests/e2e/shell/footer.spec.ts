import { expect } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { narrow, visit } from "../support/visit.ts";

test.use({ reducedMotion: "no-preference", page: ({ nextVisitor }, use) => use(nextVisitor) });

test("the footer has logo, title, address, e-mail, columns, four social links and a copyright line", async ({
  page,
}) => {
  await visit(page, "/about/contact");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /Heliodane, home page/ })).toBeVisible();
  await expect(footer.locator("address")).toContainText("Email");
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  expect(await footer.getByRole("navigation").getByRole("heading").count()).toBeGreaterThanOrEqual(3);
  await expect(footer.getByRole("list", { name: "Follow us" }).getByRole("link")).toHaveCount(4);
  for (const name of ["Video channel", "Social network", "Professional network", "Photo sharing"]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
  await expect(footer).toContainText("©");
});

test("no line of the address ends inside a town", async ({ page }) => {
  await visit(page, "/about/contact");
  const address = page.getByRole("contentinfo").locator("address");
  await expect(address).toContainText("8000 Aarhus C, Denmark");
  await expect(address.getByText(/8000\u00a0Aarhus\u00a0C, Denmark/)).toBeVisible();
});

test("the filing number is there, empty, and hidden from assistive technology", async ({ page }) => {
  await visit(page, "/about/contact");
  const filing = page.locator("[data-filing-number]");
  await expect(filing).toHaveText("");
  await expect(filing).toHaveAttribute("aria-hidden", "true");
});

test("back to top scrolls smoothly to the top", async ({ page }) => {
  await visit(page, "/about/company", narrow);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("every link of the footer leads to a page", async ({ page, request }) => {
  await visit(page, "/burmese/about/contact");
  const links = await page
    .getByRole("contentinfo")
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
  for (const link of links)
    expect({ link, status: (await request.get(link)).status() }).toEqual({ link, status: 200 });
});
