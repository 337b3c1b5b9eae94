import { expect, test } from "vitest";
import { joinedForms, listChains } from "./compounds.ts";
import { tokenise } from "./tokens.ts";

const forms = (text: string) => listChains(tokenise(text)).flatMap(joinedForms);

test("a model number is also found without hyphens, from any part on", () => {
  expect(forms("HD-R5-1P")).toEqual(["hdr5", "hdr51p", "r51p"]);
  expect(forms("HD-R3.6-1P")).toEqual(expect.arrayContaining(["hdr36", "r36", "r361p"]));
});

test("a hyphenated word is also found as one word", () => {
  expect(forms("back-up off-grid Wi-Fi")).toEqual(["backup", "offgrid", "wifi"]);
});

test("a number and its unit are one measure, with or without a space", () => {
  expect(forms("5 kW")).toEqual(["5kw"]);
  expect(forms("5 doors")).toEqual([]);
});

test("the decimals of a number begin no measure", () => {
  expect(forms("22.5 kW")).toEqual(["225", "225kw"]);
});

test("words that only meet at a full stop are not joined", () => {
  expect(forms("end.Next one, two")).toEqual([]);
});
