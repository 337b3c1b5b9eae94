import { expect, test } from "vitest";
import { stemLexeme, stemmerOf } from "./stems.ts";

test("a language without a stemmer is searched word by word", () => {
  const stems = new Map([["batteries", { english: "batteri", spanish: "batteri" }]]);
  expect(stemLexeme(stems, stemmerOf("en"), "batteries")).toBe("~batteri");
  expect(stemLexeme(stems, stemmerOf("qya"), "batteries")).toBeUndefined();
});
