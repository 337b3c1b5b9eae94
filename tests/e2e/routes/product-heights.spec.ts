import { type APIRequestContext, expect, test } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { ask, narrow, wide } from "../support/visit.ts";

const limits = [
  { ...wide, most: 7500 },
  { ...narrow, most: 11_700 },
];

/** Those with the most to say, the same in every language; the others are shorter. */
const looked = 12;

test("no page of a product is longer than a reader has patience for, in any language", async ({ page }) => {
  test.setTimeout(300_000); // 72 heights, and a busy machine
  // Neither code nor pictures change a height; a place in the address has the whole page laid out.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.js", "*.avif", "*.webp"] });
  const { list } = await ask(page.request, "product/getProductListByCategoryList", { pageSize: "100" });
  expect(list.length).toBeGreaterThan(30);
  const longest = await listLongest(page.request, list);
  for (const { prefix } of languages)
    for (const path of longest.map((path) => prefix + path)) {
      await page.goto(`${path}#specs`);
      for (const { most, ...size } of limits) {
        await page.setViewportSize(size);
        // A font that comes late may make a line more until it is there.
        const height = () => page.evaluate(heightWithFonts);
        await expect.poll(height, `${path} at ${size.width}`).toBeLessThanOrEqual(most);
      }
    }
});

async function heightWithFonts() {
  const { documentElement: html, fonts } = document;
  html.getBoundingClientRect(); // they are asked for when the page is laid out
  await fonts.ready;
  return html.scrollHeight;
}

async function listLongest(request: APIRequestContext, products: { id: string }[]) {
  const pages: { path: string; length: number }[] = [];
  for (const { id } of products) {
    const path = `/products/${id}`;
    pages.push({ path, length: (await (await request.get(path)).text()).length });
  }
  return pages
    .sort((one, other) => other.length - one.length)
    .slice(0, looked)
    .map(({ path }) => path);
}
