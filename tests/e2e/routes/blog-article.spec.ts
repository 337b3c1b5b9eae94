import { expect, type Page } from "@playwright/test";
import { field, takeTheTime } from "../support/message.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const article = "/about/blogs/what-ip65-does-not-promise";
const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

test("a comment is thanked for and shown to its author as pending, with and without script", async ({
  page,
  browser,
}) => {
  const plain = await pageWithoutScript(browser);
  await plain.goto(article);
  await visit(page, article);
  const text = `IP65 on a boat? <b>${crypto.randomUUID()}</b>`;
  for (const visitor of [page, plain]) {
    await field(visitor, "Name").fill("Nilar");
    await field(visitor, "Comment").fill(text);
    if (visitor === plain) await takeTheTime();
    await submit(visitor);
    await expect(visitor.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
    const own = visitor.getByRole("article").filter({ hasText: text });
    await expect(own.last()).toContainText("Awaiting approval");
  }
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: text }).last()).toContainText("Awaiting approval");
  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, article);
  await expect(stranger.getByText(text)).toHaveCount(0);
  await stranger.context().close();
  await plain.context().close();
});

test("name and comment are asked for, the e-mail only has to be right", async ({ page }) => {
  await visit(page, article);
  await page.getByLabel("Email (optional)").fill("nobody");
  await submit(page);
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please input Name");
  await expect(field(page, "Comment")).toHaveAccessibleDescription("Please input Comment");
  await expect(page.getByLabel("Email (optional)")).toHaveAccessibleDescription(/like name@example.com/);
});

test("who replies arrives at the heading that says to whom, below the header", async ({ page }) => {
  await visit(page, "/about/blogs/why-surge-matters-for-pumps");
  await page
    .getByRole("link", { name: /^Reply to/ })
    .first()
    .click();
  const heading = page.getByRole("heading", { name: /^Your reply to/ });
  await expect(heading).toBeFocused();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan(94);
});
