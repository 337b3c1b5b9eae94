import { rmSync } from "node:fs";
import { type BrowserContext, chromium } from "@playwright/test";
import { fetchStamp } from "#tests/support/fetch-stamp.ts";
import { writeHostileContent } from "../hostile-content.ts";
import { openSite } from "../open-site.ts";
import { closing, listPayloads } from "../script-payloads.ts";
import type { Step } from "../step.ts";
import { fillForms, leaveComments, lookAt, searchFor } from "../try-payloads.ts";

const commented = "kw-is-not-kwh";

/** Scripts sent through comments, searches, forms and content, looked at in Chromium. */
export const scriptPayloads: Step = async ({ say }) => {
  const payloads = listPayloads();
  const content = writeHostileContent(payloads);
  const site = await openSite({ COMMENTS: "open", RATE_LIMITS: "off", CONTENT_DIR: content.folder });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    await leaveComments(site.url, commented, await fetchStamp(site.url), payloads);
    // The policy would stop what gets through; here nothing is to get through.
    const context = await browser.newContext({ baseURL: site.url, bypassCSP: true });
    await provePayloadsRun(context, payloads);
    const results = {
      comments: await lookAt(await context.newPage(), [`/about/blogs/${commented}`]),
      content: await lookAt(await context.newPage(), content.paths),
      search: await searchFor(await context.newPage(), payloads),
      forms: await fillForms(await context.newPage(), payloads),
    };
    for (const [name, { pages, faults }] of Object.entries(results)) {
      say(`${name}: ${payloads.length} payloads on ${pages} pages, ${faults.length} faults`);
    }
    const faults = Object.values(results).flatMap((result) => result.faults);
    if (faults.length > 0) throw new Error([...new Set(faults)].slice(0, 20).join("\n"));
  } finally {
    await browser.close();
    await site.close();
    rmSync(content.folder, { recursive: true });
  }
};

/** Unguarded, they do run: otherwise finding none would mean nothing. */
async function provePayloadsRun(context: BrowserContext, payloads: string[]) {
  const page = await context.newPage();
  const body = `<!DOCTYPE html><main>${payloads.map((payload) => `<div>${payload}</div>${closing}`).join("")}</main>`;
  await page.route("**/unguarded", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  const { faults } = await lookAt(page, ["/unguarded"]);
  await page.close();
  if (faults.length < payloads.length / 4)
    throw new Error(`only ${faults.length} faults on an unguarded page`);
}
