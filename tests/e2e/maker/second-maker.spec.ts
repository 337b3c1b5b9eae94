import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { defaultLocale } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { unbroken } from "#i18n/unbroken.ts";
import { makerContent } from "#tests/support/content-in-place.ts";
import { findBarriers } from "#tests/support/find-barriers.ts";
import { type OwnSite, openOwnSite } from "#tests/support/own-site.ts";

const own = { CONTENT_DIR: makerContent, BUILD_DIR: ".cache/second-maker", WARM_UP: "off" };
const isFixture = makerContent === "tests/fixtures/maker";
/** Its name, its models, and what it alone promises. */
const sample = /heliodane|\bhd-[a-z]?\d|working day|día hábil|six months|seis meses|ASHRAE/i;

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
  if (isFixture) expect(pages.length).toBeGreaterThanOrEqual(40);
  const linked = new Set<string>();
  await inTurns(pages, async (path) => {
    const html = await read(request, path);
    expect(html, path).not.toMatch(sample);
    for (const [, link = ""] of html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)) linked.add(link);
  });
  await inTurns([...linked], async (link) => {
    const answer = await request.get(site.url + link.replaceAll("&amp;", "&"));
    expect(answer.status(), link).toBe(200);
  });
  for (const file of ["/manifest.webmanifest", "/offline.html", "/about/news/feed.xml", "/offline.css"])
    expect(await read(request, file), file).not.toMatch(sample);
});

test("every page of another maker can be read and used on a desk and on a phone, with all its pictures", async ({
  page,
}) => {
  test.setTimeout(600_000);
  for (const [index, path] of pages.entries()) {
    // Barriers are looked for once on each page, in turn at either width; the rest is looked at in both. Colours are those
    // of the first language in the others, too.
    const widths = index % 2 === 0 ? [390, 1440] : [1440, 390];
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await page.goto(site.url + path);
    expect(await findFaults(page), `${path} at ${widths[0]} px`).toEqual({ excess: 0, broken: [] });
    await page.setViewportSize({ width: widths[1] ?? 0, height: 900 });
    expect(await findFaults(page), `${path} at ${widths[1]} px`).toEqual({ excess: 0, broken: [] });
    const rules = { "color-contrast": { enabled: localeOfPath(path) === defaultLocale } };
    const coloured = path === "/" ? "html" : "main"; // header and footer are the same on all of them
    expect(await findBarriers(page, "html", rules, coloured), path).toEqual([]);
  }
});

test("its own fields filter and sort the list, and its own serial numbers are read", async ({ page }) => {
  test.skip(!isFixture, "the fields and serial numbers of the tests' own maker");
  await page.goto(`${site.url}/product-list`);
  await page.getByRole("group", { name: "Colour of the connectors" }).getByLabel("Orange").check();
  await expect(page.getByRole("status").filter({ hasText: "3 products" })).toBeVisible();
  await page.getByLabel("Sort by").selectOption({ label: "Consumption at night: high to low" });
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Bw 3K");
  await page.goto(`${site.url}/support/warranty?serial=202603bw-a-00042`);
  await expect(page.getByRole("heading", { name: unbroken("BW-300") })).toBeVisible();
  await expect(page.getByText("2026-03", { exact: true })).toBeVisible();
});

test("what it does not have is not offered", async ({ page }) => {
  test.skip(!isFixture, "the products of the tests' own maker");
  await page.goto(`${site.url}/tools/builder`);
  await expect(page.getByLabel("Battery").first()).toBeVisible();
  await expect(page.getByLabel("EV charger")).toHaveCount(0);
  await page.goto(`${site.url}/tools/approvals`);
  await expect(page.getByText("No approvals listed yet")).toBeVisible();
  await expect(page.getByText("We have no approvals for")).toHaveCount(0);
  await page.goto(`${site.url}/solutions/home-backup`);
  await expect(page.getByRole("heading", { name: "More solutions" })).toHaveCount(0);
});

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(site.url + path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Eight at a time. */
async function inTurns(addresses: string[], visit: (address: string) => Promise<void>) {
  for (let from = 0; from < addresses.length; from += 8)
    await Promise.all(addresses.slice(from, from + 8).map(visit));
}

/** What sticks out sideways, and pictures that do not come; those below the first view are asked for now. */
function findFaults(page: Page) {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return {
      excess: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      broken: pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc),
    };
  });
}
