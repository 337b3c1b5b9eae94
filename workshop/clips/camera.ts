import { chromium } from "@playwright/test";
import { ensureChromium } from "#tools/setup/chromium.mjs";
import { makePage, STAGE } from "./stage.ts";
import { typefaces } from "./typeface.ts";

/** A browser that photographs what it is told to draw; the page knows neither time nor network. */
export async function openCamera(pictures: string[], scale = 1) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"],
  });
  const page = await browser.newPage({ viewport: STAGE, deviceScaleFactor: scale });
  await page.setContent(makePage(pictures));
  const faces = typefaces.map(({ family, sample }) => ({ font: `300 20px "${family}"`, sample }));
  await page.evaluate(async (faces) => {
    await Promise.all(faces.map(({ font, sample }) => document.fonts.load(font, sample)));
    const sources = [...document.querySelectorAll("image")].map(({ href }) => href.baseVal);
    await Promise.all(sources.map((src) => Object.assign(new Image(), { src }).decode()));
  }, faces);
  let last: { drawing: string; frame: Buffer } = { drawing: "", frame: Buffer.alloc(0) };
  return {
    /** The same drawing is not photographed twice. */
    async take(drawing: string, type: "jpeg" | "png" = "jpeg") {
      if (drawing === last.drawing && type === "jpeg") return last.frame;
      await page.evaluate((markup) => {
        const stage = document.querySelector("#stage");
        if (stage) stage.innerHTML = markup;
      }, drawing);
      const frame = await page.screenshot(type === "png" ? { type } : { type, quality: 98 });
      last = { drawing, frame };
      return frame;
    },
    close: () => browser.close(),
  };
}
