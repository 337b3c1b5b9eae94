import { expect, test } from "vitest";
import { displayRichText } from "./display-rich-text.ts";

const show = (html: string, locale: "english" | "spanish" = "english") =>
  displayRichText(
    html,
    { fileHost: "https://files.example/", locale },
    {
      table: 'A "table"',
      video: (host) => `Play from ${host}`,
    },
  );

test("files of the editor come from the file host", () => {
  expect(show('<img src="/profile/upload/a.png" alt="">')).toBe(
    '<img src="https://files.example/upload/a.png" alt="">',
  );
  expect(show('<a href="/profile/b.pdf">b</a>')).toContain('href="https://files.example/b.pdf"');
  expect(show('<img src="profile/upload/b.png">')).toBe('<img src="https://files.example/upload/b.png">');
});

test("the word profile in a sentence or in another path is left alone", () => {
  const html = '<p>See /profile/ for more.</p><a href="/about/profile/x">x</a>';
  expect(show(html)).toBe(html);
});

test("a model number is kept on one line, in text alone", () => {
  expect(show("<p>An HD-R5-1P or HD-O6.2-48.</p>")).toBe(
    '<p>An <span class="whole">HD-R5-1P</span> or <span class="whole">HD-O6.2-48</span>.</p>',
  );
  expect(show('<p title="Wi-Fi">no Wi-Fi</p>')).toBe(
    '<p title="Wi-Fi">no <span class="whole">Wi-Fi</span></p>',
  );
  const others = '<a href="/files/HD-R5-1P.pdf">AC-coupled, 2026-11-16, all-in-one, UTC</a>';
  expect(show(others)).toBe(others);
  expect(show(show("<p>HD-C5</p>"))).toBe(show("<p>HD-C5</p>"));
});

test("every table stands in a box that scrolls and can be reached by keyboard", () => {
  const html = show('<table><tr><td>1</td></tr></table><p>x</p><table class="a"></table>');
  expect(html.match(/<div class="table-box" role="region" tabindex="0"/g)).toHaveLength(2);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
  expect(html).toContain("A &quot;table&quot;");
});

test("a text that was made ready before stays as it is", () => {
  const ready = show("<table><tr><td>1</td></tr></table>");
  expect(show(ready)).toBe(ready);
});

test("a video of another site is a link until somebody asks for it", () => {
  expect(show('<iframe class="ql-video" src="https://player.vimeo.com/video/1"></iframe>')).toBe(
    '<a class="ql-video video-poster" href="https://player.vimeo.com/video/1" rel="noreferrer">Play from player.vimeo.com</a>',
  );
});

test("a link leads on in the language of the reader, but not to a file or another site", () => {
  const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join("");
  const others = [
    "/files/a.pdf",
    "/media/a.webp",
    "//other.example/",
    "https://other.example/",
    "#top",
    "/burmese/solutions",
  ];
  expect(show(links("/", "/about/contact?serial=1#form", ...others), "spanish")).toBe(
    links("/spanish", "/spanish/about/contact?serial=1#form", ...others),
  );
});
