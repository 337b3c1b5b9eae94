import { expect, test } from "vitest";
import { markHtml } from "./mark-html.ts";

const paper =
  '<h2 id="s1">Batería</h2><p title="bateria">La BATERÍA está. La batería&nbsp;no.</p><svg><text>batería</text></svg><h2 id="s2">Otra</h2><p>10\u00a0kWh</p>';

test("a reader finds a word inside a paper whatever its case and accents, and sees where it stands", () => {
  const { html, hits } = markHtml(paper, " bateria ");
  expect(html).toContain('<p title="bateria">La <mark>BATERÍA</mark> está. La <mark>batería</mark>');
  expect(html).toContain("<svg><text>batería</text></svg>");
  expect([...hits]).toEqual([["s1", 3]]);
});

test("a figure and its unit are found with an ordinary space", () => {
  expect([...markHtml(paper, "10 kWh").hits]).toEqual([["s2", 1]]);
});

test("one letter, or nothing, marks nothing", () => {
  expect(markHtml(paper, "a")).toEqual({ html: paper, hits: new Map() });
  expect(markHtml(paper)).toEqual({ html: paper, hits: new Map() });
});
