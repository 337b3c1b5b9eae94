import { wordJoiner } from "#i18n/burmese-words.ts";
import { burmeseLetters, splitSyllables, untangleDigits } from "./burmese.ts";
import { foldSyllable, foldWord } from "./fold.ts";

export type Token = {
  /** The word, or Burmese syllable, as it is compared. */
  text: string;
  start: number;
  end: number;
  burmese: boolean;
  /** What stands between this token and the one before. */
  before: string;
};

const words = new RegExp(
  `[${burmeseLetters}${wordJoiner}]+|(?:(?![${burmeseLetters}])[\\p{L}\\p{M}\\p{N}])+`,
  "gu",
);
const burmese = new RegExp(`^[${burmeseLetters}]`, "u");

export function tokenise(source: string): Token[] {
  const text = untangleDigits(source);
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    const isBurmese = burmese.test(word);
    let start = index;
    for (const part of isBurmese ? splitSyllables(word) : [word]) {
      const folded = isBurmese ? foldSyllable(part) : foldWord(part);
      if (folded) {
        tokens.push({
          text: folded,
          start,
          end: start + part.length,
          burmese: isBurmese,
          before: text.slice(end, start),
        });
        end = start + part.length;
      }
      start += part.length;
    }
  }
  return tokens;
}

/** A text as a row of compared words, for finding one inside the other. */
export function foldText(source: string): string {
  return tokenise(source)
    .map(({ text, before }, index) => (index > 0 && before !== "" ? ` ${text}` : text))
    .join("");
}
