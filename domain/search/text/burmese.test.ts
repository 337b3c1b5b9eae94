import { expect, test } from "vitest";
import { normaliseSyllable, splitSyllables, untangleDigits } from "./burmese.ts";

test("an unspaced text falls into syllables, killed and stacked consonants staying where they belong", () => {
  expect(splitSyllables("ဘက်ထရီ")).toEqual(["ဘက်", "ထ", "ရီ"]);
  expect(splitSyllables("အင်ဗာတာ")).toEqual(["အင်", "ဗာ", "တာ"]);
  expect(splitSyllables("ပစ္စည်း")).toEqual(["ပစ္စည်း"]);
  expect(splitSyllables("အင်္ဂလိပ်")).toEqual(["အင်္ဂ", "လိပ်"]);
  expect(splitSyllables("ဖြင့်")).toEqual(["ဖြင့်"]);
});

test("marks typed in another order make the same syllable", () => {
  expect(normaliseSyllable("ကို")).toBe(normaliseSyllable("ကုိ"));
  expect(normaliseSyllable("မြှ")).toBe(normaliseSyllable("မှြ"));
  expect(normaliseSyllable("င့်")).toBe(normaliseSyllable("င့်"));
  expect(normaliseSyllable("ဥ်")).toBe(normaliseSyllable("ဉ်"));
});

test("Burmese digits are digits, and letters typed as digits are letters", () => {
  expect(untangleDigits("၅ ကီလိုဝပ် ၁၀")).toBe("5 ကီလိုဝပ် 10");
  expect(untangleDigits("၀ယ်ယူ")).toBe("ဝယ်ယူ");
  expect(untangleDigits("၁ဝ")).toBe("10");
});

test("untangling digits keeps every character at its place", () => {
  const text = "၅၀ ၀ယ် ၇ာ ၁ဝ";
  expect(untangleDigits(text)).toHaveLength(text.length);
});
