import { type APIRequestContext, expect, test } from "@playwright/test";
import { type OwnSite, openOwnSite } from "#tests/support/own-site.ts";
import { field, takeTheTime } from "../support/message.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

const blogId = "kw-is-not-kwh";
// No browser asks at this port.
const statistics = "https://127.0.0.1:1/statistics.js";
let site: OwnSite;

test.describe.configure({ mode: "serial" });
test.use({ serviceWorkers: "allow" });

test.beforeAll(async () => {
  test.setTimeout(300_000); // a database of its own is filled first
  site = await openOwnSite({
    COMMENTS: "open",
    SERVICE_WORKER: "off",
    ANALYTICS_SCRIPT: statistics,
    SITE_HOSTS: "ng.localhost=nigeria,au.localhost=australia,bee.localhost=bee",
  });
});

test.afterAll(() => site?.close());

const editions = [
  { host: "127.0.0.1", office: "Heliodane head office", claim: "6,000", links: 0 },
  { host: "ng.localhost", office: "Lagos office and service hub", claim: "550,000+", links: 6 },
  { host: "au.localhost", office: "Brisbane office and test bench", claim: "100+ patents", links: 6 },
  { host: "bee.localhost", office: "Heliodane head office", claim: "6,000", links: 0 },
];

test("each host shows the edition of its country, also from memory, and other languages keep their own", async ({
  request,
}) => {
  for (const kept of [false, true]) {
    for (const { host, office, claim, links } of editions) {
      const contact = await fetchFrom(request, host, "/about/contact");
      if (kept) expect(contact.headers()["x-cache"], host).toBe("HIT");
      const html = await contact.text();
      expect(html.match(/<article.*?<h3>(.*?)<\/h3>/)?.[1], host).toBe(office);
      expect(html.match(/href="https:\/\/\w\w\.heliodane\.example"/g) ?? [], host).toHaveLength(2 * links);
      const company = await (await fetchFrom(request, host, "/about/company")).text();
      expect(company, host).toContain(claim);
      for (const other of editions) if (other.claim !== claim) expect(company).not.toContain(other.claim);
    }
  }
  const spanish = await Promise.all(
    ["127.0.0.1", "ng.localhost"].map(async (host) =>
      (await fetchFrom(request, host, "/spanish/about/contact")).text(),
    ),
  );
  expect(officesOf(spanish[0])).toEqual(officesOf(spanish[1]));
});

test("a script of somebody else is loaded where one is configured, and the policy allows that one", async ({
  request,
  baseURL,
}) => {
  const answer = await request.get(`${site.url}/about/company`);
  expect(await answer.text()).toContain(`src="${statistics}"`);
  expect(answer.headers()["content-security-policy"]).toContain("https://127.0.0.1:1");
  expect(await (await request.get(`${baseURL}/about/company`)).text()).not.toContain("statistics.js");
});

test("with the service worker off, a browser that has one loses it and its copies", async ({ page }) => {
  await visit(page, `${site.url}/about/company`);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  await page.evaluate(async () => {
    await (await caches.open("pages-of-yesterday")).put("/x", new Response("x"));
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  });
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test("where comments are open they stand in threads at once, and every one of them can be replied to", async ({
  page,
  browser,
  request,
}) => {
  await visit(page, `${site.url}/about/blogs/${blogId}`);
  await expect(page.getByText("No comments yet.")).toBeVisible();
  const stamp = await fetchStamp(request);
  const first = await comment(request, stamp, { name: "Aye", content: "100%25 clear, thank you <3" });
  await comment(request, stamp, { name: "Ben", content: "Same here.", parentId: first });
  await visit(page, `${site.url}/about/blogs/${blogId}`);
  await expect(page.getByRole("heading", { name: "2 comments" })).toBeVisible();
  await expect(page.getByText("Comments appear straight away. Plain text only.")).toBeVisible();
  await expect(page.getByText("100% clear, thank you <3")).toBeVisible();
  const reply = page.locator("ol ol").getByRole("article").filter({ hasText: "Same here." });
  await reply.getByRole("link", { name: "Reply to Ben" }).click();
  await expect(page.getByRole("heading", { name: "Your reply to Ben" })).toBeVisible();
  await expect(page.locator("input[name=parentId]")).toHaveValue(/.{36}/);

  const plain = await pageWithoutScript(browser);
  await plain.goto(page.url());
  await expect(plain.getByRole("heading", { name: "Your reply to Ben" })).toBeVisible();
  await field(plain, "Name").fill("Chit");
  await field(plain, "Comment").fill("A reply to a reply");
  await plain.getByRole("button", { name: "Submit" }).click();
  // Without script the first answer brings the stamp, and asks to send once more.
  await takeTheTime();
  await plain.getByRole("button", { name: "Submit" }).click();
  await expect(plain.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
  await expect(plain.locator("ol ol").getByText("A reply to a reply")).toBeVisible();
  await plain.context().close();
});

function fetchFrom(request: APIRequestContext, host: string, path: string) {
  return request.get(site.url + path, { headers: { host: `${host}:${new URL(site.url).port}` } });
}

function officesOf(html = "") {
  return html.match(/href="tel:[^"]+"/g);
}

async function fetchStamp(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${site.url}/getHeliodaneApi/support/getFormStamp`);
  return (await answer.json()).data.stamp;
}

async function comment(request: APIRequestContext, stamp: string, fields: Record<string, string>) {
  let answer = { code: 0, data: { id: "" } };
  // The stamp has to be three seconds old.
  await expect
    .poll(
      async () => {
        const url = `${site.url}/getHeliodaneApi/about/insertBlogComment`;
        answer = await (await request.post(url, { data: { blogId, ...fields, stamp } })).json();
        return answer.code;
      },
      { intervals: [1000] },
    )
    .toBe(200);
  return answer.data.id;
}
