import { readdirSync } from "node:fs";
import { expect, type Page, type Request, test } from "@playwright/test";
import { languages, withPrefix } from "../support/addresses.ts";
import { narrow, visit, wide } from "../support/visit.ts";

test.use({ reducedMotion: "no-preference" });

const ledByPicture = ["/", "/products/hd-r5-1p"];
const pageKinds = [
  ...ledByPicture,
  "/product-list",
  "/case-study?case=ibadan-market-hall",
  "/about/blogs/kw-is-not-kwh",
  "/downloads",
];

/** Fonts and pictures come late on every page, as on the first of a visit. */
async function keepNothing(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}

for (const { prefix, lang } of languages.filter((each) => each.lang !== "es"))
  for (const size of [narrow, wide])
    test(`the largest picture comes first, and nothing moves under the eyes of a reader: ${lang}, ${size.width} px`, async ({
      page,
    }) => {
      test.setTimeout(300_000); // many pages, read to their end
      await keepNothing(page);
      await page.addInitScript(watchShifts);
      for (const address of pageKinds) {
        await visit(page, withPrefix(prefix, address), size);
        if (ledByPicture.includes(address))
          expect(await page.evaluate(largestPicture)).toEqual({ loading: "eager", fetchPriority: "high" });
        const { sum, moved } = await page.evaluate(readToTheEnd);
        expect(sum, `${address}: ${moved.join(" ")}`).toBeLessThanOrEqual(0.02);
      }
    });

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Notes from the beginning of each page what moves. */
function watchShifts() {
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  Reflect.set(window, "takeShifts", () => [...shifts, ...observer.takeRecords()]);
}

/** Scrolls through the page, waits for what comes into view, and tells what has moved since the page began. */
async function readToTheEnd() {
  const frame = () => new Promise(requestAnimationFrame);
  const picturesInView = () =>
    [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isNear = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      // What a strip cuts off, or a closed part hides, is not asked for: nobody waits for it.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      return isNear && document.elementsFromPoint(x, y).includes(image);
    });
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await frame();
    await Promise.all(picturesInView().map((image) => image.decode().catch(() => undefined)));
    await frame();
  }
  await document.fonts.ready;
  await frame().then(frame);
  const shifts: Shift[] = Reflect.get(window, "takeShifts")();
  const unasked = shifts.filter((shift) => !shift.hadRecentInput);
  const nodes = unasked.flatMap((shift) => shift.sources.map(({ node }) => node));
  return {
    sum: unasked.reduce((sum, { value }) => sum + value, 0),
    moved: nodes.map((node) =>
      node instanceof Element ? node.className || node.localName : node?.textContent,
    ),
  };
}

function largestPicture() {
  const area = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return Math.max(0, height) * Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  };
  const [largest] = [...document.images].toSorted((a, b) => area(b) - area(a));
  return { loading: largest?.loading, fetchPriority: largest?.fetchPriority };
}

test("every font that a home page asks for ahead is used in its first view", async ({ page }) => {
  const preload = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;
  for (const { prefix, lang } of languages) {
    const address = withPrefix(prefix, "/");
    const ahead: string[] = [];
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      ahead.push(...[...html.matchAll(preload)].map(([, font = ""]) => font));
      await route.fulfill({ response, body: html.replaceAll(preload, "") });
    });
    const used: string[] = [];
    const note = (request: Request) => {
      if (request.resourceType() === "font") used.push(new URL(request.url()).pathname);
    };
    page.on("request", note);
    await keepNothing(page);
    await visit(page, address);
    page.off("request", note);
    expect(ahead).toHaveLength(lang === "my" ? 2 : 1);
    expect(used.toSorted()).toEqual(ahead.toSorted());
  }
});

test("all styles of a page are in the one file that it names", async ({ request }) => {
  const html = await (await request.get("/about/company")).text();
  const named = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(named).toHaveLength(1);
  expect(readdirSync("build/client/assets")).toContain(named[0]);
});
