import { expect } from "@playwright/test";
import { joinWords } from "#i18n/burmese-words.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

test("articles are listed by category and in pages, up to the last", async ({ page }) => {
  await visit(page, "/about/blogs");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(7);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/about/blogs?page=2");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: /^Safety/ }).click();
  await expect(page).toHaveURL("/about/blogs?category=safety");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
});

test("a page of the list that does not exist says so and leads back", async ({ page }) => {
  await visit(page, "/about/blogs?page=99");
  await expect(page.getByRole("heading", { name: "The list has fewer pages than this" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the first page" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(7);
});

test("an article has contents that lead to its parts, a reading time, an author and more to read", async ({
  page,
}) => {
  await visit(page, "/about/blogs/kw-is-not-kwh");
  await expect(page.getByText("By Signe Holt")).toBeVisible();
  await expect(page.getByText(/\d\smin read/).first()).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Two questions, two units" }).click();
  await expect(page).toHaveURL(/#two-questions-two-units$/);
  await expect(page.locator("h2#two-questions-two-units")).toBeInViewport();
  await expect(page.getByRole("region", { name: "Related products" }).getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Keep reading" }).getByRole("article")).toHaveCount(3);
});

test("an article says in which language it is written, with a notice when it is not the page's", async ({
  page,
  request,
}) => {
  const answer = await request.get("/getHeliodaneApi/about/getBlogByParam?id=kw-is-not-kwh", {
    headers: { "accept-language": "my" },
  });
  const { language } = (await answer.json()).data;
  await visit(page, "/burmese/about/blogs/kw-is-not-kwh");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", language);
  await expect(page.getByText(joinWords("အင်္ဂလိပ်ဘာသာဖြင့်သာ"))).toHaveCount(language === "my" ? 0 : 1);
});

test("an unknown article leads to the error page of the language", async ({ request }) => {
  const answer = await request.get("/spanish/about/blogs/no-such-article", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/spanish/404");
});

test("news stand under their years, and one leads to the earlier and the later", async ({ page }) => {
  await visit(page, "/about/news");
  await expect(page.getByRole("region", { name: "2026" }).getByRole("article")).toHaveCount(3);
  await page.getByRole("link", { name: /^2025/ }).click();
  await expect(page).toHaveURL("/about/news?year=2025");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await page.getByRole("link", { name: "Service hub opens in Lagos" }).click();
  const others = page.getByRole("navigation", { name: "More news" });
  await others.getByRole("link", { name: /Strata 25 released/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strata 25 released");
  await expect(others.getByRole("link", { name: /Service hub opens in Lagos/ })).toBeVisible();
});

test("lists and articles read without script", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/spanish/about/news");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().close();
});

test("search engines get an article as such, with its author", async ({ request }) => {
  const html = await (await request.get("/about/blogs/kw-is-not-kwh")).text();
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('"name":"Signe Holt"');
  expect(await (await request.get("/about/news/strata-25-released")).text()).toContain(
    '"@type":"NewsArticle"',
  );
});
