import { expect } from "@playwright/test";
import { field, fill, message } from "../support/message.ts";
import { test } from "../support/one-tab.ts";
import { freshEmail, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

test("a machine that fills in every field is refused", async ({ request, baseURL }) => {
  const form = { ...lower(message()), website: "https://spam.example" };
  const answer = await request.post("/about/contact", { form, headers: { origin: baseURL ?? "" } });
  const html = await answer.text();
  expect(html).toContain("a field that people cannot see");
  expect(html).not.toContain("Submitted successfully");
});

test("a comment without its signed stamp, or faster than a person, is refused", async ({
  request,
  baseURL,
}) => {
  const send = async (stamp: string) => {
    const form = { name: "Bot", content: "Buy now", stamp };
    const answer = await request.post("/about/blogs/kw-is-not-kwh", {
      form,
      headers: { origin: baseURL ?? "" },
    });
    return answer.text();
  };
  expect(await send("")).toContain("send it again");
  expect(await send("abc.def")).toContain("has expired");
  const { data } = await (await request.get("/getHeliodaneApi/support/getFormStamp")).json();
  expect(await send(data.stamp)).toContain("That was quick");
});

test("a form that another site sends is not read", async ({ request }) => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const answer = await request.post("/about/contact", { form: lower(message()), headers });
  expect(answer.status()).toBe(403);
});

test("markup in a form comes back as the words that were typed", async ({ page }) => {
  const shown: string[] = [];
  page.on("dialog", (dialog) => {
    shown.push(dialog.message());
    void dialog.dismiss();
  });
  await visit(page, "/about/contact");
  const attack = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
  await fill(page, { ...message(), Name: attack, Message: `</textarea>${attack}`, Email: "" });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please input Email");
  await expect(field(page, "Name")).toHaveValue(attack);
  expect(shown).toEqual([]);
});

test("markup in a form without script is shown as text too", async ({ request, baseURL }) => {
  const form = { name: "<script>alert(1)</script>", message: "</textarea><script>alert(2)</script>" };
  const html = await (
    await request.post("/about/contact", { form, headers: { origin: baseURL ?? "" } })
  ).text();
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;/textarea&gt;");
});

test("queries that are no queries open the page all the same", async ({ page }) => {
  for (const address of [
    "/about/blogs?page=-1&category=%27%3B--",
    "/about/news?year=abc&page=1e9",
    "/about/event?period=never",
    "/support/webinar?status=%3Cscript%3E",
    "/support/warranty?market=%27%20or%201=1",
    "/support/videoList?video=..%2F..%2Fetc&category=x",
    "/support/faq?keyword=%25%27%22%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    "/about/contact?serial=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a header cannot be smuggled in through a field", async ({ request }) => {
  const answer = await request.post("/getHeliodaneApi/support/insertOnlineMessage", {
    data: { ...lower(message()), email: `${freshEmail()}\r\nBcc: all@example.com` },
  });
  expect(await answer.json()).toMatchObject({
    code: 422,
    data: { fields: { email: expect.stringContaining("email") } },
  });
});

test("a body that is no form is answered with a status, not with a failure", async ({ request, baseURL }) => {
  const headers = { "content-type": "application/json", origin: baseURL ?? "" };
  const answer = await request.post("/about/contact", { data: "{}", headers });
  expect(answer.status()).toBe(415);
});

function lower(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([label, value]) => [label.toLowerCase(), value]));
}
