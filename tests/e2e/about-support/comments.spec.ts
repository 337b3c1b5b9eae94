import { expect, type Page, test } from "@playwright/test";
import { field } from "./message.ts";
import { pageWithoutScript, visit } from "./visit.ts";

const article = "/about/blogs/what-ip65-does-not-promise";
const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

/** A form that was shown less than three seconds ago is taken for a machine's. */
async function waitAsPeopleDo(page: Page) {
  const shown = Date.now();
  await expect.poll(() => Date.now() - shown, { intervals: [500], timeout: 6000 }).toBeGreaterThan(4000);
  return page;
}

test("a comment is thanked for and shown to its author as pending, also after a reload", async ({
  page,
  browser,
}) => {
  test.slow();
  await visit(page, article);
  await waitAsPeopleDo(page);
  const text = `IP65 on a boat? ${crypto.randomUUID()}`;
  await field(page, "Name").fill("Nilar");
  await field(page, "Comment").fill(text);
  await submit(page);
  await expect(page.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
  const own = page.getByRole("article").filter({ hasText: text });
  await expect(own.last()).toContainText("Awaiting approval");
  await page.reload();
  await expect(own.last()).toContainText("Awaiting approval");
  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, article);
  await expect(stranger.getByText(text)).toHaveCount(0);
  await stranger.context().close();
});

test("name and comment are asked for, the e-mail only has to be right", async ({ page }) => {
  await visit(page, article);
  await page.getByLabel("Email (optional)").fill("nobody");
  await submit(page);
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please input Name");
  await expect(field(page, "Comment")).toHaveAccessibleDescription("Please input Comment");
  await expect(page.getByLabel("Email (optional)")).toHaveAccessibleDescription(/such as name@example.com/);
});

test("without script a comment is sent and shown to its author as pending", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(article);
  await waitAsPeopleDo(page);
  await field(page, "Name").fill("Ko Ko");
  await field(page, "Comment").fill("Sea air & salt: <b>does it matter?</b>");
  await submit(page);
  await expect(page.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
  await expect(page.getByText("Sea air & salt: <b>does it matter?</b>")).toBeVisible();
  await expect(page.getByText("Awaiting approval")).toBeVisible();
  await page.context().close();
});
