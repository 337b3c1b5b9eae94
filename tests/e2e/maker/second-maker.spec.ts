import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { findBarriers } from "#tests/support/find-barriers.ts";
import { type OwnSite, openOwnSite } from "#tests/support/own-site.ts";

const own = { CONTENT_DIR: "tests/fixtures/maker", BUILD_DIR: ".cache/second-maker" };
const sample = /heliodane|\bhd-[a-z]?\d/i;

let site: OwnSite;
let pages: string[];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(600_000); // another site is built first
  await promisify(execFile)(process.execPath, ["tools/build.mjs"], { env: { ...process.env, ...own } });
  site = await openOwnSite(own);
  const request = await playwright.request.newContext();
  const sitemap = await read(request, "/sitemap.xml");
  pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  await request.dispose();
});

test.afterAll(() => site?.close());

test("another maker's site has no dead link, no missing file and no trace of the sample", async ({
  request,
}) => {
  test.setTimeout(300_000);
  expect(pages.length).toBeGreaterThanOrEqual(40);
  const linked = new Set<string>();
  for (const path of pages) {
    const html = await read(request, path);
    expect(html, path).not.toMatch(sample);
    for (const [, link = ""] of html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)) linked.add(link);
  }
  for (const link of linked) {
    const answer = await request.get(site.url + link.replaceAll("&amp;", "&"));
    expect(answer.status(), link).toBe(200);
  }
  for (const file of ["/manifest.webmanifest", "/offline.html", "/about/news/feed.xml", "/offline.css"])
    expect(await read(request, file), file).not.toMatch(sample);
});

for (const width of [1440, 390]) {
  test(`every page of another maker can be read and used at ${width} px, with all its pictures`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(site.url + path);
      expect(await findBarriers(page), path).toEqual([]);
      expect(await brokenPictures(page), path).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
}

test("its own fields filter and sort the list, and its own serial numbers are read", async ({ page }) => {
  await page.goto(`${site.url}/product-list`);
  await page.getByRole("group", { name: "Colour of the connectors" }).getByLabel("Orange").check();
  await expect(page.getByRole("status").filter({ hasText: "3 products" })).toBeVisible();
  await page.getByLabel("Sort by").selectOption({ label: "Consumption at night, highest first" });
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Bw 3K");
  await page.goto(`${site.url}/support/warranty?serial=202603bw-a-00042`);
  await expect(page.getByRole("heading", { name: "BW-300" })).toBeVisible();
});

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(site.url + path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Pictures below the first view are asked for now. */
function brokenPictures(page: Page) {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc);
  });
}
