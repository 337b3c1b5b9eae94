import { expect, test } from "vitest";
import { partsOf } from "./parts-of.ts";

test("a page needs its scripts, styles and words, and one size of each picture", () => {
  const html = `<link href="/assets/style-a1.css"><img srcset="/media/x-320.avif" src="/media/x-640.webp">
    <script>import("/assets/entry-b2.js")</script>`;
  expect(partsOf("/products/hd-r5-1p", html)).toEqual([
    "/assets/style-a1.css",
    "/assets/entry-b2.js",
    "/media/x-640.webp",
  ]);
});

test("a script needs what it loads later, a list of routes nothing, and a paper nothing", () => {
  const script = 'import"./shell-c3.js";const d=["assets/plot-d4.css"];()=>import(`./page-e5.js`)';
  expect(partsOf("/assets/route-f6.js", script)).toEqual([
    "/assets/shell-c3.js",
    "/assets/plot-d4.css",
    "/assets/page-e5.js",
  ]);
  expect(partsOf("/assets/manifest-0a.js", script)).toEqual([]);
  expect(partsOf("/files/datasheet.pdf", script)).toEqual([]);
});
