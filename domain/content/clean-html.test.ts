import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

const frame = (src: string, rest = 'class="ql-video" frameborder="0" allowfullscreen="true"') =>
  `<iframe ${rest} src="${src}"></iframe>`;
const kept = (src: string) => `<iframe class="ql-video" src="${src}"></iframe>`;
const noCookies = "https://www.youtube-nocookie.com/embed/aBc-1_2";

test.each([
  ["https://www.youtube.com/embed/aBc-1_2?showinfo=0", noCookies],
  ["https://www.youtube.com/watch?v=aBc-1_2&amp;t=3", noCookies],
  ["//www.youtube.com/embed/aBc-1_2", noCookies],
  ["https://youtu.be/aBc-1_2", noCookies],
  [noCookies, noCookies],
  ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456"],
  ["https://player.vimeo.com/video/123456", "https://player.vimeo.com/video/123456"],
])("what the editor's video button writes for %s is kept", (src, address) => {
  const clean = cleanHtml(`<p>A</p>${frame(src)}<p>B</p>`);
  expect(clean).toBe(`<p>A</p>${kept(address)}<p>B</p>`);
  expect(cleanHtml(clean)).toBe(clean);
});

test.each([
  frame("https://evil.example/embed/x"),
  frame("https://www.youtube.com.evil.example/embed/x"),
  frame("https://evil.example/?www.youtube-nocookie.com"),
  frame("https://www.youtube-nocookie.com@evil.example/embed/x"),
  frame("javascript:alert(1)"),
  frame("data:text/html,x"),
  frame("/about"),
  frame(noCookies, 'class="other"'),
  '<iframe class="ql-video" srcdoc="<script>x</script>"></iframe>',
  '<iframe class="ql-video"></iframe>',
])("%s is left out", (html) => {
  expect(cleanHtml(`<p>A</p>${html}<p>B</p>`)).toBe("<p>A</p><p>B</p>");
});

const item = (text: string, kind: string, level = 0) =>
  `<li data-list="${kind}"${level ? ` class="ql-indent-${level}"` : ""}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;

test.each([
  [
    '<ol><li>A</li><li class="ql-indent-1">B</li><li class="ql-indent-2">C</li><li class="ql-indent-1">D</li><li>E</li></ol>',
    "<ol><li>A<ol><li>B<ol><li>C</li></ol></li><li>D</li></ol></li><li>E</li></ol>",
  ],
  [
    `<ol>${item("A", "ordered")}${item("B", "bullet", 1)}${item("C", "ordered")}</ol>`,
    "<ol><li>A<ul><li>B</li></ul></li><li>C</li></ol>",
  ],
  [`<ol>${item("A", "bullet")}${item("B", "ordered")}</ol>`, "<ul><li>A</li></ul><ol><li>B</li></ol>"],
  [`<ol>${item("A", "bullet", 3)}</ol>`, "<ul><li>A</li></ul>"],
  [
    '<ul><li class="ql-align-right ql-indent-1">A</li><li class="ql-indent-1"><b>B</b></li></ul>',
    '<ul><li class="ql-align-right">A<ul><li><b>B</b></li></ul></li></ul>',
  ],
  ['<ol start="3"><li>A</li><li>B</li></ol>', '<ol start="3"><li>A</li><li>B</li></ol>'],
])("a list inside a list, as the editor writes it, becomes one: %s", (html, nested) => {
  expect(cleanHtml(html)).toBe(nested);
  expect(cleanHtml(nested)).toBe(nested);
});
