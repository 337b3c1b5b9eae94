import { expect, test } from "vitest";
import type { Stems } from "../text/stems.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { needOf, renderNeed } from "./question.ts";
import { readGroups } from "./read-keyword.ts";

const stems: Stems = new Map([
  ["battery", { english: "batteri", spanish: "battery" }],
  ["the", { english: "", spanish: "the" }],
]);
const synonyms: Record<string, string> = { "data sheet": "datasheet", "ဘက် ထ ရီ": "battery" };

test("every word is asked for in its forms, the last also as a beginning", () => {
  expect(asked("battery grid")).toEqual(["('battery' | '~batteri')", "'grid':*"]);
});

test("a beginning of one or two letters is looked for in titles", () => {
  expect(asked("r")).toEqual(["('r' | '>r')"]);
});

test("parts of a model number may be one word or several", () => {
  expect(asked("r5 1p")).toEqual(["('r51p':* | ('r5' & ('1p' | '>1p')))"]);
  expect(asked("HD-R5 manual")).toEqual(["('hdr5' | ('hd' & 'r5'))", "'manual':*"]);
});

test("a number with its unit is one measure", () => {
  expect(asked("5 kW pump")).toEqual(["'5kw'", "'pump':*"]);
});

test("unspaced Burmese is asked for as pairs of syllables, the last pair as a beginning", () => {
  expect(asked("အင်ဗာတာ")).toEqual(["('အင်ဗာ' & 'ဗာတာ':*)"]);
  expect(asked("အ")).toEqual(["('အ' | '>အ')"]);
});

test("a wording with synonyms is asked for by their name, also inside unspaced Burmese", () => {
  expect(asked("data sheet")).toEqual(["('=datasheet' | '=datasheet')"]);
  expect(asked("အင်ဘက်ထရီ")).toEqual(["'အင်'", "('=battery' | '=battery')"]);
});

test("a word without meaning is not required beside others", () => {
  const groups = read("the battery");
  expect(groups.map(({ weak }) => weak)).toEqual([true, false]);
});

function asked(keyword: string) {
  return read(keyword).map(needOf).map(renderNeed);
}

function read(keyword: string) {
  return readGroups(tokenise(keyword), { stems, stemmers: ["english"] }, findSynonyms);
}

function findSynonyms(tokens: Token[]) {
  const id = synonyms[tokens.map(({ text }) => text).join(" ")];
  return id ? { ids: [id], wordings: [tokens] } : undefined;
}
