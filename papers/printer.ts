import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page, type Route } from "@playwright/test";
import { ensureChromium } from "#tools/setup/chromium.mjs";
import { makePicture, PICTURE_HOST } from "./page/pictures.ts";
import { FONTS } from "./paths.ts";

const HOST = "http://documents.invalid/";

/** One browser and one page for the whole run; the page loads from this process only, never from the network. */
export async function openPrinter() {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"],
  });
  const page = await browser.newPage();
  let source = "";
  await page.route("**/*", (route) => answer(route, source));
  return {
    async print(html: string, date: string) {
      source = html;
      await page.goto(HOST, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      return fixDates(await makePdf(page), date);
    },
    close: () => browser.close(),
  };
}

async function answer(route: Route, source: string) {
  const address = route.request().url();
  if (address === HOST) return route.fulfill({ body: source, contentType: "text/html; charset=utf-8" });
  if (address.startsWith(PICTURE_HOST))
    return route.fulfill({ body: await makePicture(address), contentType: "image/jpeg" });
  const font = /\/fonts\/([a-z0-9-]+\.woff2)$/.exec(address)?.[1];
  if (font) return route.fulfill({ body: await readFile(join(FONTS, font)), contentType: "font/woff2" });
  return route.abort();
}

function makePdf(page: Page) {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/**
 * Replaces the time of printing with the document's date. The length stays the same, so no offset in the file moves.
 */
function fixDates(pdf: Buffer, date: string) {
  const stamp = `${date.replace(/\D/g, "").slice(0, 14)}+00'00'`;
  return Buffer.from(pdf.toString("latin1").replace(/\(D:\d{14}[+-]\d\d'\d\d'\)/g, `(D:${stamp})`), "latin1");
}
