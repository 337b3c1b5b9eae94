import { describe, expect, test } from "vitest";
import { readWords } from "../query/read.ts";
import { show } from "../text/shown.ts";
import type { Stems } from "../text/stems.ts";
import { tokenise } from "../text/tokens.ts";
import { createMatcher } from "./matcher.ts";
import { excerptSegments, type Segment, titleSegments } from "./segments.ts";

const stems: Stems = new Map([
  ["battery", { english: "batteri", spanish: "battery" }],
  ["batteries", { english: "batteri", spanish: "batteri" }],
]);

describe("marking what was searched for", () => {
  test.each([
    ["r5 1p", "Ridge 5 · HD-R5-1P", "Ridge 5 · HD-[R5-1P]"],
    ["hdr5", "Ridge 5 · HD-R5-1P", "Ridge 5 · [HD-R5]-1P"],
    ["r3.6", "HD-R3.6-1P", "HD-[R3.6]-1P"],
    ["battery", "Which batteries fit?", "Which [batteries] fit?"],
    ["bater", "Baterías LFP", "[Baterías] LFP"],
    ["5kw", "A 5 kW inverter, not 22.5 kW", "A [5 kW] inverter, not 22.5 kW"],
    ["ထရီ", "ဘက်ထရီအားသွင်းခြင်း", "ဘက်[ထရီ]အားသွင်းခြင်း"],
    ["r", "Ridge carries more", "[Ridge] carries more"],
    ["<b>", "a <b> tag", "a <[b]> tag"],
    ["nothing", "Ridge 5", "Ridge 5"],
  ])("%s in %s", (keyword, title, marked) => {
    expect(written(titleSegments(show(title), matcherFor(keyword)))).toBe(marked);
  });
});

test("an excerpt shows the place with the most different matches", () => {
  const body = `${"Long words without use. ".repeat(20)}The battery was dropped. ${"More words. ".repeat(30)}The battery charges from the grid at night. ${"And more. ".repeat(30)}`;
  const excerpt = written(excerptSegments(show(body), matcherFor("battery grid")));
  expect(excerpt).toContain("The [battery] charges from the [grid]");
  expect(excerpt).toMatch(/^…\u00a0.*\u00a0…$/);
  expect(excerpt.length).toBeLessThan(200);
});

test("a short text is shown whole", () => {
  expect(written(excerptSegments(show("A battery."), matcherFor("battery")))).toBe("A [battery].");
});

test("a figure and its unit stay together in an excerpt", () => {
  const excerpt = written(excerptSegments(show("A battery of 16.08 kWh."), matcherFor("battery")));
  expect(excerpt).toBe("A [battery] of 16.08\u00a0kWh.");
});

test("a name and its number stay together in an excerpt", () => {
  const excerpt = written(
    excerptSegments(show("A battery beside Ridge 3.6 on a wall."), matcherFor("battery")),
  );
  expect(excerpt).toBe("A [battery] beside Ridge\u00a03.6 on a wall.");
});

test("the segments of a title make up the title", () => {
  const title = "¿Cuál de sus baterías — ဘက်ထရီ — «funciona»?";
  expect(
    titleSegments(show(title), matcherFor("bater ဘက်ထရီ"))
      .map(({ text }) => text)
      .join(""),
  ).toBe(title);
});

function matcherFor(keyword: string) {
  const words = readWords(tokenise(keyword), { stems, stemmers: ["english"], wordings: new Map() });
  const open = words.map((word) => ({ ...word, forms: [...word.forms, ...word.openForms] }));
  return createMatcher(open, "english", stems);
}

function written(segments: Segment[]) {
  return segments.map(({ text, match }) => (match ? `[${text}]` : text)).join("");
}
