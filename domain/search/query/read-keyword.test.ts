import { expect, test } from "vitest";
import type { Stemmer, Stems } from "../text/stems.ts";
import { termsOf } from "../text/synonym-terms.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { needOf, renderNeed } from "./question.ts";
import { readGroups } from "./read-keyword.ts";

const stems: Stems = new Map([
  ["battery", { english: "batteri", spanish: "battery" }],
  ["inverters", { english: "inverter", spanish: "inverters" }],
  ["the", { english: "", spanish: "the" }],
]);
const synonyms: Record<string, string> = {
  "data sheet": "datasheet",
  "ဘက် ထ ရီ": "battery",
  inverter: "inverter",
  mppt: "mppt",
};

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
  expect(asked("data sheet")).toEqual(["'=datasheet'"]);
  expect(asked("အင်ဘက်ထရီ")).toEqual(["'အင်'", "'=battery'"]);
});

test("a word that is a wording in all its forms is found by its synonyms alone", () => {
  expect(asked("inverter pump")).toEqual(["'=inverter'", "'pump':*"]);
  expect(asked("inverters pump")).toEqual(["(('inverters' | '~inverter') | '=inverter')", "'pump':*"]);
});

test("the last word may go on: a short one, or one whose plural is none in the language of the page", () => {
  expect(asked("inverter")).toEqual(["'=inverter'"]);
  expect(asked("mppt")).toEqual(["('mppt':* | '=mppt')"]);
  expect(asked("inverter", ["spanish", "english"])).toEqual(["('inverter':* | '=inverter')"]);
});

test("a word without meaning is not required beside others", () => {
  const groups = read("the battery");
  expect(groups.map(({ weak }) => weak)).toEqual([true, false]);
});

function asked(keyword: string, stemmers: Stemmer[] = ["english"]) {
  return read(keyword, stemmers).map(needOf).map(renderNeed);
}

function read(keyword: string, stemmers: Stemmer[] = ["english"]) {
  return readGroups(tokenise(keyword), { stems, stemmers }, findSynonyms);
}

/** As the database answers: by the words as typed, and by their stems. */
function findSynonyms(tokens: Token[]) {
  const terms = termsOf(tokens, stems, ["english"]).filter((term) => synonyms[term]);
  const ids = terms.flatMap((term) => synonyms[term] ?? []);
  return ids.length > 0 ? { ids, wordings: [tokens], terms } : undefined;
}
