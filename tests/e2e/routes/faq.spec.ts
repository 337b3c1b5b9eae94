import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const ledTable = "#logger-leds-led-table";

test("the questions are filtered while somebody types", async ({ page }) => {
  await visit(page, "/support/faq");
  const all = await page.locator("main details").count();
  await page.getByLabel("Filter questions").pressSequentially("logger lights");
  await expect.poll(() => page.locator("main details").count()).toBeLessThan(all);
  await expect(page.getByText("What do the three lights on the Beacon data logger mean?")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "found" })).toBeVisible();
  await page.getByLabel("Filter questions").fill("zebra crossing");
  await expect(page.getByRole("heading", { name: "No results for “zebra crossing”" })).toBeVisible();
  await page.getByLabel("Filter questions").fill("");
  await expect(page.locator("main details")).toHaveCount(all);
  // The answers come in the markup only: what was away is drawn anew from there.
  await expect(page.locator(`${ledTable} table`)).toHaveCount(1);
  await expect(page.locator(`${ledTable} .table-box`)).toHaveCount(1);
});

test("Enter puts the keyword into the address without loading the page anew", async ({ page }) => {
  await visit(page, "/support/faq");
  const all = await page.locator("main details").count();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel("Filter questions").fill("generator");
  await page.getByLabel("Filter questions").press("Enter");
  await expect(page).toHaveURL("/support/faq?keyword=generator");
  await page.goBack();
  await expect(page).toHaveURL("/support/faq");
  await expect(page.getByLabel("Filter questions")).toHaveValue("");
  await expect(page.locator("main details")).toHaveCount(all);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("who came with a keyword types on among all questions", async ({ page }) => {
  await visit(page, "/support/faq?keyword=generator");
  await page.getByLabel("Filter questions").fill("logger lights");
  await expect(page.getByText("What do the three lights on the Beacon data logger mean?")).toBeVisible();
});

test("without script the filter is a search that keeps its keyword", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/support/faq");
  const all = await page.locator("main details").count();
  await page.getByLabel("Filter questions").fill("generator");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/support/faq?keyword=generator");
  await expect(page.getByLabel("Filter questions")).toHaveValue("generator");
  const found = await page.locator("main details").count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await page.context().close();
});

for (const { prefix, question } of [
  { prefix: "", question: "What do the three lights on the Beacon data logger mean?" },
  { prefix: "/spanish", question: "¿Qué dicen las tres luces del Beacon?" },
]) {
  test(`a link to one question opens it under "${prefix}"`, async ({ page }) => {
    await visit(page, `/support/faq${ledTable}`.replace("/support", `${prefix}/support`));
    const details = page.locator("details").filter({ hasText: question });
    await expect(details).toHaveAttribute("open", "");
    await expect(details.getByRole("table")).toBeVisible();
    const top = () => details.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThan(90);
  });
}

test("without script a link to one question opens it too", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(`/support/faq${ledTable}`);
  await expect(page.locator(`details:has(${ledTable})`)).toHaveAttribute("open", "");
  await page.context().close();
});

test("a visitor says that an answer was useful, and is thanked", async ({ page }) => {
  await visit(page, `/support/faq${ledTable}`);
  const answer = page.locator(ledTable);
  await answer.getByRole("button", { name: "Yes" }).click();
  await expect(answer.getByRole("status")).toHaveText("Thank you, that helps us.");
  await expect(answer.getByRole("button")).toHaveCount(0);
});

test("without a connection a vote is not thanked for", async ({ page }) => {
  await visit(page, `/support/faq${ledTable}`);
  await page.context().setOffline(true);
  const answer = page.locator(ledTable);
  await answer.getByRole("button", { name: "No" }).click();
  await expect(answer.getByRole("status")).toContainText("was not sent");
  await expect(answer.getByRole("button")).toHaveCount(2);
  await page.context().setOffline(false);
});

test("without script a vote counts, and the answer is still open", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(`/support/faq${ledTable}`);
  await page.locator(ledTable).getByRole("button", { name: "Yes" }).click();
  await expect(page.locator(ledTable).getByRole("status")).toHaveText("Thank you, that helps us.");
  await page.context().close();
});

test("search engines get the questions with their answers", async ({ request }) => {
  const faq = await readFaqData(request, "/support/faq");
  expect(faq.mainEntity.length).toBeGreaterThan(40);
  expect(faq.mainEntity[0].acceptedAnswer.text).toContain("<p>");
});

test("the page of a keyword tells search engines of the questions that it shows", async ({ request }) => {
  const { mainEntity } = await readFaqData(request, "/support/faq?keyword=generator");
  expect(mainEntity.length).toBeGreaterThan(0);
  expect(mainEntity.length).toBeLessThan(20);
  expect(await readFaqData(request, "/support/faq?keyword=xyzzyqwrt")).toBeUndefined();
});

async function readFaqData(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  return data.find((entry) => entry["@type"] === "FAQPage");
}

test("on paper every answer stands under its question, without the buttons that ask about it", async ({
  page,
}) => {
  await visit(page, "/support/faq");
  await page.emulateMedia({ media: "print" });
  const closed = page.locator("main details:not([open])");
  expect(await closed.count()).toBeGreaterThan(50);
  const heights = await closed.evaluateAll((questions) =>
    questions.map((question) => {
      const summary = question.querySelector("summary")?.getBoundingClientRect().height ?? 0;
      return question.getBoundingClientRect().height - summary;
    }),
  );
  expect(Math.min(...heights)).toBeGreaterThan(20);
  await expect(page.getByText("Was this useful?").first()).toBeHidden();
});
