import { expect, test } from "vitest";
import type { Piece } from "../ui/kept/drawing.ts";
import { scriptMark } from "./draw-document.tsx";
import { metaWords } from "./meta-words.ts";
import { fillFrame, frameOf } from "./page-frame.ts";

const mark = `nonce="${scriptMark}"`;
const messages = '<link rel="preload" href="/assets/messages-x.json" as="fetch" crossorigin="anonymous"/>';
const code = `<link rel="modulepreload" href="/a.js" ${mark}/>`;
const styles = '<link rel="stylesheet" href="/s.css"/>';
const words = metaWords([
  { title: "Ridge & Sons" },
  { name: "description", content: `It's "5 kW"` },
  { "script:ld+json": { "@type": "Thing", name: "</script>" } },
]);

function page({ tags, scripts } = words, more = ""): Piece[] {
  const start = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${more}`;
  const head = `<link rel="icon" href="/i.svg"/>${messages}${code}${scripts}${styles.replace("<link", `<link ${mark}`)}`;
  const end = `</p><script ${mark}>one()</script><script ${mark} type="module">two()</script></body></html>`;
  return [`${start}${tags}${head}</head><body><p>`, Buffer.from("kept"), end];
}

test("what a page says of itself is escaped as React does it", () => {
  expect(words.tags).toBe(
    '<title>Ridge &amp; Sons</title><meta name="description" content="It&#x27;s &quot;5 kW&quot;"/>',
  );
  expect(words.scripts).toBe(
    String.raw`<script type="application/ld+json">{"@type":"Thing","name":"\u003c/script\u003e"}</script>`,
  );
});

test("another page of the kind has the same round its own words, and asks for its code at the end", () => {
  const frame = frameOf(page(), words);
  expect(frame).toBeDefined();
  if (!frame) return;
  const other = metaWords([{ title: "Cairn" }, { tagName: "link", rel: "canonical", href: "/c?a&b" }]);
  const { head, end } = fillFrame(frame, other, ["data"]);
  const canonical = '<title>Cairn</title><link rel="canonical" href="/c?a&amp;b"/>';
  expect(head.join("")).toBe(`<meta charSet="utf-8"/>${canonical}<link rel="icon" href="/i.svg"/>${styles}`);
  const scripts = `<script ${mark}>one()</script><script ${mark} type="module">two()</script>`;
  expect(end).toEqual([{ marked: messages + code + scripts }, "data"]);
});

test("no frame is taken from a page that says other words, or asks for a picture of its own", () => {
  expect(frameOf(page(), metaWords([{ title: "Ridge" }]))).toBeUndefined();
  expect(frameOf(page(), { ...words, scripts: "<script></script>" })).toBeUndefined();
  expect(frameOf(page(words, '<link rel="preload" as="image" href="/p.webp"/>'), words)).toBeUndefined();
});
