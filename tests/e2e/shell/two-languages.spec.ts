import { type APIRequestContext, expect, test } from "@playwright/test";
import { type OwnSite, openOwnSite } from "#tests/support/own-site.ts";
import { visit } from "../support/visit.ts";

let site: OwnSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(300_000); // a database of its own is filled first
  site = await openOwnSite({ LANGUAGES: "english,spanish" });
});

test.afterAll(() => site?.close());

/** An address, a mark or a letter of the third language. */
const third = /\/burmese(?![\w-])|(?:lang|hreflang)="my"|my_MM|\p{Script=Myanmar}/iu;
const crawled = 30;

test("a site with two of the languages has pages and links in these two alone", async ({ request }) => {
  test.setTimeout(300_000);
  const sitemap = await read(request, "/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => pathOf(address));
  // A paper is a page in its own language alone; everything else is there in both.
  const shared = pages.filter((path) => !path.includes("/documents/"));
  expect(shared.filter((path) => path.startsWith("/spanish"))).toHaveLength(shared.length / 2);
  const links = new Set<string>();
  const step = Math.ceil(pages.length / crawled) | 1; // odd, so that both languages are met
  for (const [place, path] of pages.entries()) {
    const html = await read(request, path);
    if (place % step === 0) for (const link of linksIn(html)) links.add(link);
  }
  expect(links.size).toBeGreaterThan(crawled);
  for (const path of links) expect((await request.head(site.url + path)).status(), path).toBe(200);
});

test("its files for programs do not know the third language", async ({ request }) => {
  const files = ["/robots.txt", "/manifest.webmanifest", "/offline.html", "/about/news/feed.xml"];
  for (const path of files) await read(request, path);
  expect(await read(request, "/robots.txt")).toContain("Disallow: /spanish/search\n");
  expect(await read(request, "/offline.html")).toContain("No tiene conexión");
  expect((await request.get(`${site.url}/burmese/about/news/feed.xml`)).status()).toBe(404);
});

test("the prefix of the third language is an unknown page, in the default language", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of ["/burmese", "/burmese/products"]) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status(), path).toBe(404);
    expect(await answer?.text()).toContain('<html lang="en"');
  }
  await visit(page, `${site.url}/burmese/about`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText("Did you mean")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(errors).toEqual([]);
});

test("neither cookie, browser nor caller can choose the third language", async ({ request }) => {
  const asked = { "accept-language": "my", cookie: "i18n_redirected=burmese" };
  const home = await request.get(`${site.url}/`, { headers: asked, maxRedirects: 0 });
  expect(home.status()).toBe(200);
  for (const call of [
    "site/getSiteConfig?",
    "homePage/searchByType?keyword=manual&type=document&pageSize=50&",
    "download/getDocumentSearchResultList?keyword=manual&pageSize=50&",
    "download/getDocumentSearchResultList?pageSize=50&",
  ]) {
    const url = `${site.url}/getHeliodaneApi/${call}languageCode=burmese`;
    const answer = await request.get(url, { headers: asked });
    expect(answer.status(), call).toBe(200);
    expect(answer.headers()["content-language"]).toBe("en");
    expect(await answer.text(), call).not.toMatch(/"(?:language|id)":"my"|\p{Script=Myanmar}/u);
  }
});

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(site.url + path);
  expect(answer.status(), path).toBe(200);
  const text = await answer.text();
  expect(third.exec(text)?.[0], path).toBeUndefined();
  return text;
}

function linksIn(html: string) {
  return [...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#]*)/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
}

function pathOf(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
