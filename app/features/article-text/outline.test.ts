import { expect, test } from "vitest";
import { outline } from "./outline.ts";

test("every heading of an article can be linked to, by its own words", () => {
  const { html, entries } = outline(
    '<h2>Two questions</h2><p>…</p><h3 class="ql-indent-1">A &amp; <em>B</em></h3>',
  );
  expect(html).toBe(
    '<h2 id="two-questions">Two questions</h2><p>…</p><h3 id="a-b" class="ql-indent-1">A &amp; <em>B</em></h3>',
  );
  expect(entries).toEqual([
    { id: "two-questions", level: 2, text: "Two questions" },
    { id: "a-b", level: 3, text: "A & B" },
  ]);
});

test("two headings of the same words, or one named like a part of the page, get ids of their own", () => {
  const { entries } = outline("<h2>Cost</h2><h2>Cost</h2><h2>Comments</h2>");
  expect(entries.map(({ id }) => id)).toEqual(["cost", "cost-2", "comments-2"]);
});

test("a Burmese heading keeps its letters, and one of signs only still gets an id", () => {
  const { entries } = outline("<h2>လျှပ်စစ် ဓာတ်အား</h2><h2>!?</h2><h2> </h2>");
  expect(entries.map(({ id }) => id)).toEqual(["လျှပ်စစ်-ဓာတ်အား", "part"]);
});

test("larger and smaller headings stay out of the contents", () => {
  expect(outline("<h1>Title</h1><h4>Detail</h4>").entries).toEqual([]);
});
