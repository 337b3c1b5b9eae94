import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { field } from "./message.ts";
import { pageWithoutScript, visit } from "./visit.ts";

const blogId = "kw-is-not-kwh";
let folder: string;
let site: SiteProcess | undefined;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000); // a database of its own is filled first
  folder = mkdtempSync(join(tmpdir(), "threads-"));
  chmodSync(folder, 0o755);
  site = await startSite({ NODE_ENV: "production", DATA_DIR: folder, RATE_LIMITS: "off", COMMENTS: "open" });
});

test.afterAll(async () => {
  await site?.kill("SIGTERM");
  const database = join(folder, "postgres");
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

test("comments stand in threads, and every one of them can be replied to", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const first = await comment(request, { name: "Aye", content: "100%25 clear, thank you <3" });
  await comment(request, { name: "Ben", content: "Same here.", parentId: first });
  const article = `${siteUrl()}/about/blogs/${blogId}`;
  await visit(page, article);
  await expect(page.getByRole("heading", { name: "2 comments" })).toBeVisible();
  await expect(page.getByText("100% clear, thank you <3")).toBeVisible();
  const reply = page.locator("ol ol").getByRole("article").filter({ hasText: "Same here." });
  await expect(reply).toBeVisible();
  await reply.getByRole("link", { name: "Reply to Ben" }).click();
  await expect(page.getByRole("heading", { name: "Your reply to Ben" })).toBeVisible();
  await expect(page.locator("input[name=parentId]")).toHaveValue(/.{36}/);

  const plain = await pageWithoutScript(browser);
  await plain.goto(page.url());
  await expect(plain.getByRole("heading", { name: "Your reply to Ben" })).toBeVisible();
  await field(plain, "Name").fill("Chit");
  await field(plain, "Comment").fill("A reply to a reply");
  await expect.poll(() => performance.now(), { intervals: [500] }).toBeGreaterThan(performance.now() + 3500);
  await plain.getByRole("button", { name: "Submit" }).click();
  await expect(plain.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
  await expect(plain.locator("ol ol").getByText("A reply to a reply")).toBeVisible();
  await plain.context().close();
});

function siteUrl() {
  if (!site) throw new Error("the site is not open");
  return site.url;
}

async function comment(request: APIRequestContext, fields: Record<string, string>) {
  const { data } = await (await request.get(`${siteUrl()}/getHeliodaneApi/support/getFormStamp`)).json();
  let answer = { code: 0, data: { id: "" } };
  // The stamp has to be three seconds old.
  await expect
    .poll(
      async () => {
        const url = `${siteUrl()}/getHeliodaneApi/about/insertBlogComment`;
        answer = await (await request.post(url, { data: { blogId, ...fields, stamp: data.stamp } })).json();
        return answer.code;
      },
      { intervals: [1000] },
    )
    .toBe(200);
  return answer.data.id;
}
