import { expect, type Page, test } from "@playwright/test";
import { readMessages } from "#i18n/read-messages.ts";
import { comeAlive } from "#tests/support/come-alive.ts";
import { openGate } from "#tests/support/gate.ts";
import { languages } from "../support/addresses.ts";
import { followFooterLink, visit } from "../support/visit.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker has kept a page; it comes with the first sign of a visitor. */
async function kept(page: Page, path: string) {
  await page.mouse.wheel(0, 1);
  await page.mouse.wheel(0, -1);
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const names = await caches.keys();
          const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return lists.flat().some((request) => new URL(request.url).pathname === wanted);
        }, path),
      { timeout: 15_000 },
    )
    .toBe(true);
}

async function keptAddresses() {
  const names = (await caches.keys()).filter((name) => name.startsWith("pages"));
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map(({ url }) => url.slice(location.origin.length));
}

test("a visited page can be read without a connection, and says that it is a copy", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.getByText("You're reading a copy saved on this device")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("You're reading a copy saved on this device")).toBeHidden();
});

test("a page reached by a link is kept as well, and an unvisited one says that it is not", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.reload();
  await comeAlive(page);
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  await kept(page, "/about/contact");
  await context.setOffline(true);
  await page.goto("/about/contact");
  await expect(page.locator("main h1")).toBeVisible();
  await page.goto("/support/warranty");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
});

for (const { locale, prefix, lang } of languages)
  test(`somebody offline reads in ${locale} what is saved, opens it, and tries again`, async ({
    page,
    context,
  }) => {
    const words = readMessages(locale).shell.connection;
    await visit(page, `${prefix}/about/company`);
    await kept(page, `${prefix}/about/company`);
    const title = (await page.title()).split(" | ")[0] ?? "";
    await context.setOffline(true);
    await page.goto(`${prefix}/about/how-we-check`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.offlineTitle);
    await expect(page.locator("main section")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true })).toHaveText([
      words.offlineRead,
    ]);
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/about/company`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.offlineTitle);
    await page.goBack();
    await context.setOffline(false);
    await page.getByRole("link", { name: words.retry }).click();
    await expect(page).toHaveURL(`${prefix}/about/how-we-check`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.offlineTitle);
  });

test("answers of a calculator take one place, push out no manual, and its form opens without a connection", async ({
  page,
  context,
}) => {
  const manual = "/documents/ridge-installation-manual-en";
  await visit(page, manual);
  await kept(page, manual);
  await visit(page, "/tools/strings?inverter=hd-r5-1p&module=half-108-450&place=lagos&v=1");
  await kept(page, "/tools/strings");
  const ask = (degrees: number) => `/tools/strings?inverter=hd-r5-1p&lowest=${degrees}&v=1`;
  await page.evaluate(
    (addresses) => {
      for (const address of addresses)
        navigator.serviceWorker.controller?.postMessage({
          type: "keep",
          url: new URL(address, location.href).href,
        });
    },
    Array.from({ length: 70 }, (_, degrees) => ask(degrees)),
  );
  await visit(page, "/about/contact?message=MYSECRETWORDS");
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  const addresses = await page.evaluate(keptAddresses);
  expect(addresses.filter((address) => address.startsWith("/tools"))).toEqual(["/tools/strings"]);
  expect(addresses).toContain(manual);
  expect(addresses.join()).not.toContain("MYSECRET");
  await context.setOffline(true);
  await page.goto("/tools/strings?inverter=hd-r8-1p&module=half-108-450&place=lagos&v=1");
  await expect(page.getByText("You're reading a copy saved on this device")).toBeVisible();
  await expect(page.getByLabel("Panel type")).toBeVisible();
});

test("another deploy renews the page for somebody offline and drops what no saved page needs", async ({
  page,
  baseURL,
  request,
}) => {
  const gate = await openGate(String(baseURL));
  const worker = await (await request.get("/service-worker.js")).text();
  await visit(page, `${gate.url}/about/company`);
  await kept(page, "/about/company");
  const unneeded = "/assets/of-an-older-deploy.js";
  await page.evaluate(async (name) => (await caches.open("assets-2")).put(name, new Response("")), unneeded);
  const [version = ""] = /offline-[0-9a-f]{12}/.exec(worker) ?? [];
  gate.scripts.set("/service-worker.js", worker.replaceAll(version, "offline-of-another"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const names = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("offline-")));
  await expect.poll(names).toEqual(["offline-of-another"]);
  const assets = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open("assets-2")).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(assets).not.toContain(unneeded);
  for (const needed of ["messages-english", "library-react"])
    expect((await assets()).join()).toContain(needed);
  await gate.shut();
  await page.goto(`${gate.url}/about/company`);
  await comeAlive(page);
  await page.goto(`${gate.url}/about/how-we-check`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
});

test("a page that was left before the worker came is kept with the next one", async ({ page }) => {
  await visit(page, "/about/company");
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  await kept(page, "/about/company");
  await kept(page, "/about/contact");
});

test("errors are never kept", async ({ page }) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.goto("/no-such-page");
  await comeAlive(page);
  expect(await page.evaluate(keptAddresses)).not.toContain("/no-such-page");
});

test("losing the connection is said, and so is its return", async ({ page, context }) => {
  await visit(page, "/about/company");
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "You're back online." })).toBeVisible();
  await expect(page.getByText("You're back online.")).toHaveCount(0);
});

test("without a connection a click on a page that was not visited leaves the visitor where they are", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.locator("main").evaluate((main) => {
    main.insertAdjacentHTML("beforeend", '<form><input aria-label="Note" value="half"></form>');
  });
  await context.setOffline(true);
  await followFooterLink(page, "Contact");
  await expect(page.locator("[role=progressbar]")).toHaveAttribute("data-phase", "failed");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(page).toHaveURL("/about/company");
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("half");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/about/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the kill switch takes worker and copies away", async ({ page }) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker-off.js"));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

test("for a visitor who saves data nothing is fetched to be kept, and pictures are smaller", async ({
  page,
  context,
}) => {
  await visit(page, "/about/company");
  await kept(page, "/about/company");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const message = { type: "keep", url: new URL("/about/contact", page.url()).href };
  await page.evaluate((said) => navigator.serviceWorker.controller?.postMessage(said), message);
  await visit(page, "/products/hd-r5-1p");
  await kept(page, "/products/hd-r5-1p");
  expect(await page.evaluate(keptAddresses)).not.toContain("/about/contact");
  const wide = await page.evaluate(async () => {
    const offered = document.documentElement.outerHTML.match(/\/media\/[\w-]+-960\.avif/g) ?? [];
    for (const address of offered) if (!(await caches.match(address))) return address;
    throw new Error("every picture was kept before");
  });
  expect(await page.evaluate(async (address) => (await fetch(address)).url, wide)).toMatch(/-640\.avif$/);
});
