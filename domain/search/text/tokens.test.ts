import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, tokenise } from "./tokens.ts";

const words = (text: string) => tokenise(text).map((token) => token.text);

test("case and accents make no difference", () => {
  expect(words("Batería INSTALACIÓN Ñandú")).toEqual(["bateria", "instalacion", "nandu"]);
});

test("a model number is read part by part", () => {
  expect(words("HD-R3.6-1P")).toEqual(["hd", "r3", "6", "1p"]);
});

test("Burmese and Latin letters beside each other are kept apart", () => {
  expect(words("၅kWအင်ဗာတာ Wi-Fi")).toEqual(["5kw", "အင်", "ဗာ", "တာ", "wi", "fi"]);
});

test("each word knows where it stands in the text", () => {
  const text = "Útil: ဘက်ထရီ (HD-C5)";
  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Útil",
    "ဘက်",
    "ထ",
    "ရီ",
    "HD",
    "C5",
  ]);
});

test("punctuation, symbols and emoji are not words", () => {
  expect(words("% ' \\ <> & | ! 🔋 — ၊ ။ \u109E \u109F \uAA77")).toEqual([]);
});

test("a folded text holds its words with single spaces", () => {
  expect(foldText("  Ridge 5 · HD-R5-1P ဘက်ထရီ")).toBe("ridge 5 hd r5 1p ဘက်ထရီ");
});

const isInOrder = (text: string) => {
  const tokens = tokenise(text);
  const inOrder = tokens.every(({ start }, index) => start >= (tokens[index - 1]?.end ?? 0));
  const inside = tokens.every(({ end }) => end <= text.length);
  return inOrder && inside && tokens.every((token) => /^[\p{L}\p{M}\p{N}၌-၏]+$/u.test(token.text));
};

test("any text can be taken apart, and the pieces lie in order inside it", () => {
  const texts = fc.uint16Array({ maxLength: 200 }).map((units) => String.fromCharCode(...units));
  fc.assert(fc.property(texts, isInOrder), { numRuns: 1000, seed: 20_261_115 });
});

test("every character by itself is a word or none", () => {
  const characters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
  expect(characters.filter((character) => !isInOrder(character))).toEqual([]);
});

test("a long row of one letter takes no time", () => {
  for (const letter of ["a", "ာ", "့", "၀", "က", "\u0300", "-"]) {
    const start = performance.now();
    tokenise(letter.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(20_000);
  }
});
