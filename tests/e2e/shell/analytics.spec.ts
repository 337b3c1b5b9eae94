import { expect, test } from "@playwright/test";
import { followFooterLink, visit } from "../support/visit.ts";

test("one open event is sent at the start, to our own server, without a cookie", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const beacon = page.waitForRequest((request) => request.url().endsWith("/open"));
  await visit(page, "/about/company");
  expect((await beacon).postDataJSON()).toEqual({ event: "open", path: "/about/company", locale: "english" });
  await followFooterLink(page, "Contact");
  await expect(page).toHaveURL("/about/contact");
  expect(sent).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

for (const [signal, name, value] of [
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
] as const) {
  test(`a visitor with ${signal} is not counted`, async ({ page }) => {
    await page.addInitScript(
      ([key, wish]) => Object.defineProperty(navigator, String(key), { value: wish }),
      [name, value],
    );
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/open") && sent.push(request.url()));
    await visit(page, "/about/company");
    expect(sent).toEqual([]);
  });
}

test("a counter that fails is not noticed", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("**/open", (route) => route.abort());
  await visit(page, "/about/company");
  expect(errors).toEqual([]);
});

test("nothing is loaded from another host, and nothing breaks the content policy", async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  const refused: string[] = [];
  page.on(
    "request",
    (request) => !request.url().startsWith("data:") && hosts.add(new URL(request.url()).origin),
  );
  page.on(
    "console",
    (message) => /Content.Security.Policy/i.test(message.text()) && refused.push(message.text()),
  );
  await visit(page, "/");
  await page.locator('[aria-controls="panel-products"]').click();
  await expect(page.locator("#panel-products a").first()).toBeVisible();
  expect([...hosts]).toEqual([baseURL]);
  expect(refused).toEqual([]);
});
