import { once } from "node:events";
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { startEmbedded } from "#db/embedded/start.ts";
import { announceChanges, everything } from "#domain/changes.ts";
import { joinWords } from "#i18n/burmese-words.ts";
import { comeAlive } from "#tests/support/come-alive.ts";
import { openFaultyLink } from "#tests/support/faulty-link.ts";
import { type OwnSite, openOwnSite } from "#tests/support/own-site.ts";

/** A silence that nobody notices lasts longer than five seconds; a busy machine is given as much more as it needs. */
const soon = 4500;
let busy = 0;

const words = "Esta página no se puede mostrar en este momento";

/** How long an error page takes when nothing is waited for; the first one loads and compiles what makes it. */
async function timeError(request: APIRequestContext, site: OwnSite) {
  const ask = () => request.get(`${site.url}/spanish/no-such-page`);
  await ask();
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

async function readUnavailable(request: APIRequestContext, address: string) {
  const started = performance.now();
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(performance.now() - started, address).toBeLessThan(soon + 5 * busy);
  expect([answer.status(), answer.headers()["retry-after"]], address).toEqual([503, "5"]);
  return answer.text();
}

/** As an import does when it changed everything. */
async function publish(config: pg.ClientConfig) {
  const client = new pg.Client(config);
  await client.connect();
  await announceChanges(drizzle(client), everything);
  await client.end();
}

test.describe("with an API in another process", () => {
  test.describe.configure({ mode: "serial" });
  let site: OwnSite;
  let listener: RequestListener = () => {};
  const answer =
    (status: number): RequestListener =>
    (_request, response) => {
      response.statusCode = status;
      response.end(JSON.stringify({ code: status, data: null, msg: "no" }));
    };
  const api = createServer((request, response) => listener(request, response));
  test.beforeAll(async () => {
    api.listen(0, "127.0.0.1");
    await once(api, "listening");
    const { port } = api.address() as AddressInfo;
    site = await openOwnSite({ API_BASE_URL: `http://127.0.0.1:${port}` });
  });
  test.afterAll(async () => {
    await site.close();
    api.closeAllConnections();
    api.close();
  });

  test("that hangs, a visitor is told within seconds to try again", async ({ request }) => {
    listener = answer(500);
    busy = await timeError(request, site);
    listener = () => {};
    expect(await readUnavailable(request, `${site.url}/spanish/products`)).toContain(words);
  });

  test("that asks to come again, a visitor is told so in their words, and sent nowhere", async ({
    request,
  }) => {
    listener = (call, response) => {
      response.setHeader("retry-after", "5");
      answer(503)(call, response);
    };
    const html = await readUnavailable(request, `${site.url}/spanish/about/company`);
    expect(html).toContain(words);
    expect(html).not.toContain("Internal Server Error");
  });

  /** Everything is answered as it should be, but for one call. */
  const failIn =
    (call: string, good: string | undefined, fail: RequestListener): RequestListener =>
    async (asked, response) => {
      if (asked.url?.includes(call)) return fail(asked, response);
      const { host: _, connection: __, ...headers } = asked.headers;
      const answered = await fetch(`${good}${asked.url}`, { headers: headers as Record<string, string> });
      response.statusCode = answered.status;
      response.end(await answered.text());
    };

  test("that fails in one call of a page, the visitor comes to the error page, or reads why", async ({
    page,
    request,
    baseURL,
  }) => {
    listener = failIn("getWarrantyList", baseURL, answer(500));
    const sent = await request.get(`${site.url}/spanish/support/warranty`, { maxRedirects: 0 });
    expect([sent.status(), sent.headers().location]).toEqual([302, "/spanish/404"]);
    await page.goto(`${site.url}/spanish/about/contact`);
    await comeAlive(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Garantía" }).click();
    await expect(page).toHaveURL(`${site.url}/spanish/404`);
    listener = failIn("getWarrantyList", baseURL, (_asked, response) => {
      response.end(JSON.stringify({ code: 451, data: null, msg: "Not in this country" }));
    });
    expect((await page.goto(`${site.url}/spanish/support/warranty`))?.status()).toBe(451);
    await expect(page.getByRole("main")).toContainText("Not in this country");
  });

  test("that never answers a call, a visitor stays on the page they read and may try again", async ({
    page,
    baseURL,
  }) => {
    listener = failIn("getWarrantyList", baseURL, () => {});
    await page.goto(`${site.url}/spanish/about/contact`);
    await comeAlive(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Garantía" }).click();
    await expect(page.getByRole("alert")).toContainText("Sigue donde estaba", { timeout: 20_000 });
    await expect(page).toHaveURL(`${site.url}/spanish/about/contact`);
    listener = failIn("nothing", baseURL, () => {});
    await page.getByRole("alert").getByRole("button", { name: "Reintentar" }).click();
    await expect(page).toHaveURL(`${site.url}/spanish/support/warranty`);
  });

  test("that is down, the link leads to the same page again", async ({ page }) => {
    listener = (_asked, response) => response.destroy();
    await page.goto(`${site.url}/spanish/about/company?nova=true`);
    await expect(page).toHaveTitle(new RegExp(words));
    await expect(page.getByRole("link", { name: "Reintentar" })).toHaveAttribute(
      "href",
      "/spanish/about/company?nova=true",
    );
  });
});

test("with a database that hangs, known pages and feeds are shown and others say so within seconds", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000); // a database of its own is filled first
  const folder = mkdtempSync(join(tmpdir(), "site-hung-"));
  chmodSync(folder, 0o755); // PostgreSQL's account has to reach it
  const { config, stop } = await startEmbedded(folder);
  const socket = encodeURIComponent(String(config.host));
  const link = await openFaultyLink(`postgresql://postgres@localhost/postgres?host=${socket}`);
  const site = await openOwnSite({ DATABASE_URL: link.url });
  expect((await request.get(`${site.url}/spanish/about/company`)).status()).toBe(200);
  busy = await timeError(request, site);
  const cacheOf = async (path: string) => (await request.get(`${site.url}${path}`)).headers()["x-cache"];
  await expect.poll(() => cacheOf("/about/blogs/feed.xml"), { timeout: 30_000 }).toBe("HIT");
  await publish(config);
  await expect.poll(() => cacheOf("/spanish/about/company"), { timeout: 30_000 }).toBe("MISS");
  link.freeze();
  expect(await cacheOf("/about/blogs/feed.xml")).toBe("STALE");
  const [first, second] = await Promise.all([
    readUnavailable(request, `${site.url}/spanish/products`),
    readUnavailable(request, `${site.url}/burmese/support/faq`),
  ]);
  expect(first).toContain(words);
  expect(second).toContain(joinWords("ဤစာမျက်နှာကို ယခု မပြသနိုင်သေးပါ"));
  expect((await request.get(`${site.url}/spanish/about/company`)).status()).toBe(200);
  await page.goto(`${site.url}/spanish/products/hd-r5-1p`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
  await expect(page.getByRole("banner")).toBeVisible();
  link.heal();
  await expect
    .poll(async () => (await request.get(`${site.url}/readyz`)).status(), { timeout: 30_000 })
    .toBe(200);
  await page.getByRole("link", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words);
  await site.close();
  link.close();
  await stop();
  rmSync(realpathSync(join(folder, "postgres")), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});
