import { expect, type Locator } from "@playwright/test";
import { joinWords } from "#i18n/burmese-words.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const clips = /\/files\/clips\/.*\.(webm|mp4)$/;

test("a clip is loaded when a visitor presses play, and its captions speak the language of the page", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => clips.test(request.url()) && asked.push(request.url()));
  await visit(page, "/spanish/support/videoList?video=switch-over");
  const player = page.getByRole("region", { name: "Cuando falla la red" }).locator("video");
  expect(asked).toEqual([]);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => clips.test(response.url())),
    player.press("Space"),
  ]);
  expect(answer.status()).toBe(206);
  expect(answer.headers()["content-type"]).toBe("video/webm");
  await expect.poll(() => captionIn(player)).toMatch(/^es: (Al anochecer|La red|La batería|Después)/);
  expect(asked.every((address) => address.endsWith("switch-over.webm"))).toBe(true);
});

test("the clips are found on the page of the product, of the company and of the webinar", async ({
  page,
}) => {
  await visit(page, "/products/hd-t25");
  await page
    .getByRole("region", { name: "Videos" })
    .getByRole("link", { name: "Stacking a Strata 15" })
    .click();
  await expect(page).toHaveURL("/support/videoList?video=stack-strata-15#player");
  await expect(page).toHaveTitle("Stacking a Strata 15 | Heliodane");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^Help/ }).click();
  await expect(page.getByRole("region", { name: "What the lights of the data logger mean" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await visit(page, "/about/company");
  await expect(page.getByRole("region", { name: "Videos" }).locator("video")).toHaveCount(2);
  await visit(page, "/support/webinar/ridge-commissioning-in-40-minutes");
  await expect(
    page.getByRole("figure").filter({ hasText: "Products in this webinar" }).locator("video"),
  ).toBeVisible();
});

test("without script the player, its captions and the way to other clips are there", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/burmese/support/videoList?category=help");
  const player = page.locator("#player video");
  await expect(player).toHaveAttribute("preload", "none");
  await expect(player).toHaveAttribute("poster", /^\/media\//);
  const poster = page.locator("#player img");
  await expect(poster).toHaveAttribute("loading", "eager");
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(player).toHaveJSProperty("controls", true);
  await expect(player.locator("source")).toHaveCount(2);
  await expect(player.locator("track[default]")).toHaveAttribute("srclang", "my");
  const serialNumber = joinWords("စီရီယယ်နံပါတ် ဘယ်မှာရှိသလဲ");
  await page.getByRole("link", { name: serialNumber }).click();
  await expect(page.locator("#player").getByRole("heading")).toHaveText(serialNumber);
  await page.context().close();
});

/** What is written over the picture at this moment, and in which language. */
function captionIn(player: Locator) {
  return player.evaluate((video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(({ mode }) => mode === "showing");
    const cue = track?.activeCues?.[0] as VTTCue | undefined;
    return `${track?.language}: ${cue?.text}`;
  });
}

test("where the code of the page never comes the player is shown all the same", async ({ context }) => {
  const page = await context.newPage();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/support/videoList");
  const isShown = () => page.locator("video").evaluate((video) => video.checkVisibility());
  await expect.poll(isShown).toBe(true);
});
