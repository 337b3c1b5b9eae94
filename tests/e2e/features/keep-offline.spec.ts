import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page, test } from "@playwright/test";
import { readMessages } from "#i18n/read-messages.ts";
import { comeAlive } from "#tests/support/come-alive.ts";
import { openGate } from "#tests/support/gate.ts";
import { languages } from "../support/addresses.ts";
import { visit } from "../support/visit.ts";

test.use({ serviceWorkers: "allow", actionTimeout: 20_000, navigationTimeout: 20_000 });

const product = "/products/hd-r5-1p";

test("an installer keeps a product, and on a roof without a line all of it opens and computes", async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(180_000);
  const gate = await openGate(String(baseURL));
  const profile = await mkdtemp(join(tmpdir(), "profile-"));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: gate.url });
  let context = await open();
  const page = await context.newPage();
  await visit(page, product);
  await page.getByText("Save for offline use").click();
  await expect(page.getByText(/^About [\d.]+\sMB, \d+ pages and files/)).toBeVisible();
  await page.getByRole("button", { name: "Save offline" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("button", { name: "Update copy" })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole("link", { name: "Ridge: User manual" }).last()).toBeVisible();
  const worker = await (await page.request.get("/service-worker.js")).text();
  gate.scripts.set("/service-worker.js", worker.replace(/offline-[0-9a-f]{12}/, "offline-of-another"));
  await visit(page, "/");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => offlineCaches(page)).toEqual(["offline-of-another"]);
  await context.close();
  await gate.shut();

  context = await open();
  const roof = await context.newPage();
  await context.setOffline(true);
  await readOffline(roof);
  await computeOffline(roof);
  await removeAll(roof);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

for (const { locale, prefix } of languages)
  test(`somebody whose device is full reads so in ${locale}, and nothing half-kept takes room`, async ({
    page,
    baseURL,
  }) => {
    const words = readMessages(locale).support.keep;
    await visit(page, prefix + product);
    const tools = await page.context().newCDPSession(page);
    await tools.send("Storage.overrideQuotaForOrigin", { origin: String(baseURL), quotaSize: 300_000 });
    await page.getByText(words.title).click();
    await page.getByRole("button", { name: words.keep }).click();
    await expect(page.getByText(words.refused)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: words.keep })).toBeVisible();
    expect(await keptFiles(page)).toBe(0);
  });

/** A new build throws away the page for somebody offline, and no product that was kept. */
function offlineCaches(page: Page) {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("offline-")));
}

async function readOffline(page: Page) {
  await visit(page, product);
  await expect(keptNotice(page)).toBeVisible();
  await page.getByText("Save for offline use").click();
  const list = page.getByRole("list").filter({ hasText: "HD-R5-1P" }).last();
  const sheet = await list.getByRole("link", { name: /PDF/ }).getAttribute("href");
  await list.getByRole("link", { name: "Lights, codes and sounds" }).click();
  await expect(page.getByRole("main")).toContainText("Red, two flashes");
  await expect(page.getByRole("heading", { name: "Almanac" })).toHaveCount(0);
  await expect(page.getByLabel("Model")).toHaveValue("hd-r5-1p");
  await page.goto("/documents/ridge-installation-manual-en");
  await expect(page.locator("main svg:visible").first()).toBeVisible();
  // A browser shows a PDF or saves it.
  const saved = page.waitForEvent("download").then(() => "application/pdf");
  const shown = page.goto(String(sheet)).then((answer) => answer?.headers()["content-type"]);
  expect(await Promise.any([saved, shown])).toBe("application/pdf");
}

async function computeOffline(page: Page) {
  await page.goto("/tools/strings?inverter=hd-r5-1p&module=half-108-450&place=lagos&v=1");
  await comeAlive(page);
  await expect(keptNotice(page)).toBeVisible();
  const answer = page.locator("#answer");
  await expect(answer).toContainText("This works");
  await expect(page.getByLabel("Panel type")).toHaveValue("half-108-450");
  await page.getByLabel("Lowest temperature").fill("-5");
  await page.getByLabel("Highest temperature").fill("40");
  await page.getByRole("button", { name: "Calculate" }).click();
  // 39.3 V + 30 × 0.09825 V = 42.25 V; 550 ÷ 42.25 = 13.02
  await expect(answer).toContainText("3 to 13");
  await page.goto("/tools/builder?start=hd-r5-1p&v=1");
  await comeAlive(page);
  await page.locator("#answer").getByRole("link", { name: "HD-C5", exact: true }).click();
  await expect(page.getByRole("region", { name: "Variant A" })).toContainText("Battery cable");
}

const keptNotice = (page: Page) => page.getByText("You're reading a copy saved on this device");

async function removeAll(page: Page) {
  await visit(page, product);
  await page.getByText("Save for offline use").click();
  await page.getByRole("button", { name: "Remove HD-R5-1P" }).click();
  await expect(page.getByRole("button", { name: "Save offline" })).toBeVisible();
  expect(await keptFiles(page)).toBe(0);
}

function keptFiles(page: Page) {
  return page.evaluate(async () => (await (await caches.open("kept-products")).keys()).length);
}
