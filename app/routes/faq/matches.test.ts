import { expect, test } from "vitest";
import { matches, searchable } from "./matches.ts";

const answer = searchable("<p>La batería <strong>no carga</strong> a 0 °C.</p>");

test("a question is found by parts of words in any order, without accents or capitals", () => {
  expect(matches(answer, "CARGA bateria")).toBe(true);
  expect(matches(answer, "bat")).toBe(true);
  expect(matches(answer, "inversor")).toBe(false);
});

test("an empty filter shows every question", () => {
  expect(matches(answer, "  ")).toBe(true);
});

test("a Burmese word is found inside a sentence without spaces", () => {
  expect(matches(searchable("<p>ဘက်ထရီအားမသွင်းပါ</p>"), "အားမသွင်း")).toBe(true);
});

test("markup is not searched", () => {
  expect(matches(answer, "strong")).toBe(false);
});
