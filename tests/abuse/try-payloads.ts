import type { Page } from "@playwright/test";
import { apiPrefix } from "#config/product.ts";
import { watchPage } from "./watch-page.ts";

const longestKeyword = 200;

/** Searches for payloads, as many at once as a keyword holds. */
export async function searchFor(page: Page, payloads: string[]) {
  const { faults, look } = await watchPage(page);
  const keywords = packed(payloads.filter((payload) => payload.length <= longestKeyword));
  for (const keyword of keywords) {
    await page.goto(`/search/${encodeURIComponent(keyword.replaceAll("\0", ""))}`);
    await look();
  }
  return { pages: keywords.length, faults };
}

/** Sends the contact form with a payload in every field and no e-mail, so that it comes back as it was typed. */
export async function fillForms(page: Page, payloads: string[]) {
  const { faults, look } = await watchPage(page);
  const fields = ["name", "phone", "product", "company", "address", "country", "message"];
  let pages = 0;
  for (let at = 0; at < payloads.length; at += fields.length, pages++) {
    await page.goto("/about/contact");
    const values = Object.fromEntries(fields.map((name, index) => [name, payloads[at + index] ?? ""]));
    await Promise.all([page.waitForEvent("load"), page.evaluate(submitPlainly, values)]);
    await look();
  }
  return { pages, faults };
}

/** As a browser without script would. */
function submitPlainly(values: Record<string, string>) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/about/contact";
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement("textarea");
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

export async function lookAt(page: Page, paths: string[]) {
  const { faults, look } = await watchPage(page);
  for (const path of paths) {
    await page.goto(path);
    await look();
  }
  return { pages: paths.length, faults };
}

/** Comments appear at once where the site says so (`COMMENTS=open`). */
export async function leaveComments(url: string, blogId: string, stamp: string, payloads: string[]) {
  for (const payload of payloads) {
    const response = await fetch(`${url}${apiPrefix}about/insertBlogComment`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ blogId, stamp, name: payload.slice(0, 80), content: payload }),
    });
    const { code, msg } = (await response.json()) as { code: number; msg: string };
    if (code !== 200) throw new Error(`a comment was refused: ${code} ${msg}`);
  }
}

function packed(payloads: string[]) {
  const keywords: string[] = [];
  for (const payload of payloads) {
    const last = keywords.at(-1);
    if (last !== undefined && last.length + payload.length < longestKeyword) {
      keywords[keywords.length - 1] = `${last} ${payload}`;
    } else keywords.push(payload);
  }
  return keywords;
}
