import { expect } from "@playwright/test";
import { displayRichText } from "#app/features/rich-text/display-rich-text.ts";
import { test } from "../support/one-tab.ts";
import { narrow, visit, wide } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const vocabulary = [
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading</h${level}>`),
  ...["font-serif", "font-monospace", "size-small", "size-large", "size-huge"].map(paragraph),
  ...["align-center", "align-right", "align-justify"].map(paragraph),
  ...levels.map((level) => paragraph(`indent-${level}`)),
  '<p class="plain">Words</p><video class="ql-video" controls></video>',
  '<div class="table-box" tabindex="0"><table><tr><td>A</td></tr></table></div><img alt="" src="data:,">',
].join("");

function paragraph(name: string) {
  return `<p class="ql-${name}">Words that the editor has given a look of their own</p>`;
}

test("every word of the editor's vocabulary has its look, wide and narrow", async ({ page }) => {
  await visit(page, "/about/blogs/kw-is-not-kwh");
  const text = page.locator("main").locator("p.ql-size-large").first().locator("..");
  await text.evaluate((element, html) => {
    element.id = "vocabulary";
    element.innerHTML = html;
  }, vocabulary);
  const look = (selector: string) =>
    page.locator(`#vocabulary ${selector}`).evaluate((element) => {
      const { fontSize, fontFamily, fontWeight, textAlign, paddingInlineStart } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const [size, indent] = [Number.parseFloat(fontSize), Number.parseFloat(paddingInlineStart)];
      return { size, indent, fontFamily, fontWeight, textAlign, width, height };
    });

  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    const plain = await look(".plain");
    const headings = await Promise.all([1, 2, 3, 4, 5, 6].map((level) => look(`h${level}`)));
    for (const [place, heading] of headings.entries()) {
      expect(heading.fontWeight).toBe("700");
      expect(heading.size).toBeLessThanOrEqual(headings[place - 1]?.size ?? heading.size);
    }
    expect(new Set(headings.map(({ size }) => size)).size).toBeGreaterThanOrEqual(5);
    expect(plain.fontFamily).toMatch(/Hanken Grotesk.*sans-serif/);
    expect((await look(".ql-font-serif")).fontFamily).toMatch(/, serif$/);
    expect((await look(".ql-font-monospace")).fontFamily).toMatch(/monospace/);
    for (const [name, factor] of [
      ["small", 0.75],
      ["large", 1.5],
      ["huge", 2.5],
    ] as const)
      expect((await look(`.ql-size-${name}`)).size).toBeCloseTo(plain.size * factor, 1);
    for (const [name, align] of [
      ["center", "center"],
      ["right", "end"],
      ["justify", "justify"],
    ])
      expect((await look(`.ql-align-${name}`)).textAlign).toBe(align);
    const indents = await Promise.all(
      levels.map(async (level) => (await look(`.ql-indent-${level}`)).indent),
    );
    const [step = 0] = indents;
    expect(step).toBeGreaterThan(0);
    for (const [place, indent] of indents.entries()) expect(indent).toBeCloseTo(step * (place + 1), 0);
    expect(plain.width - step * 9).toBeGreaterThan(80);
    const video = await look(".ql-video");
    expect(video.width).toBeCloseTo(plain.width, 0);
    expect(video.width / video.height).toBeCloseTo(16 / 9, 1);
    expect((await look("img")).width).toBeCloseTo(plain.width, 0);
    expect((await look(".table-box")).width).toBeLessThanOrEqual(plain.width);
  }
});

test("a video of another site is asked for when a visitor clicks on its poster, and not before", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>A video</title>" });
  });
  await visit(page, "/about/blogs/kw-is-not-kwh");
  const text = page.locator("main").locator("p.ql-size-large").first().locator("..");
  const address = "https://www.youtube-nocookie.com/embed/abc";
  const place = { fileHost: "/files", locale: "english" } as const;
  const poster = displayRichText(`<iframe class="ql-video" src="${address}"></iframe>`, place, {
    table: "",
    video: (host) => `Play video (loads from ${host})`,
  });
  await text.evaluate((element, html) => element.insertAdjacentHTML("afterbegin", html), poster);
  const link = page.getByRole("link", {
    name: "Play video (loads from www.youtube-nocookie.com)",
  });
  await expect(link).toHaveAttribute("href", address);
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.getByTitle("Play video")).toHaveAttribute("src", `${address}?autoplay=1`);
  await expect.poll(() => asked).toEqual([`${address}?autoplay=1`]);
  await expect(page).toHaveURL(/kw-is-not-kwh/);
});
