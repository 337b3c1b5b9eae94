import { wordJoiner } from "#i18n/burmese-words.ts";

/** Everything of the Myanmar blocks that forms words: ၌, ၍, ၎ and ၏ are words, but no digits, marks of a sentence, symbols. */
export const burmeseLetters = "\\u1000-\\u103F\\u104C-\\u109D\\uAA60-\\uAA76\\uAA7A-\\uAA7F";

/** A syllable starts at a consonant or independent vowel that is neither stacked below another nor killed. */
const syllableStart = /(?=(?<!\u1039)[\u1000-\u102A\u103F\u104C-\u104F](?!\u1037?[\u103A\u1039]))/u;
const markOrder = [
  ..."\u103B\u103C\u103D\u103E\u1031\u102D\u102E\u1032\u102F\u1030\u102B\u102C\u1036\u1037\u1038",
];
const markRuns = /[\u102B-\u1032\u1036-\u1038\u103B-\u103E]{2,}/gu;

export function splitSyllables(run: string): string[] {
  return run.split(syllableStart);
}

/**
 * Digits become 0 to 9, and letters that are often typed as the digit of the same shape become letters again.
 * Every character stays at its place, so that matches can be marked in the text as it was written.
 */
export function untangleDigits(text: string): string {
  return text
    .replace(/(?<![\u1040-\u1049\d])\u1040(?=[\u1000-\u103F])/gu, "\u101D")
    .replace(/\u1047(?=[\u102B-\u103E])/gu, "\u101B")
    .replace(/\u1048(?=[\u102B-\u103E])/gu, "\u1002")
    .replace(/(?<=[\u1040-\u1049\d])\u101D(?![\u1000-\u103F])/gu, "\u1040")
    .replace(/[\u1040-\u1049]/gu, (digit) => String(digit.charCodeAt(0) - 0x1040));
}

/** One spelling for what looks the same on screen: marks in one order, each once, look-alike letters as one. */
export function normaliseSyllable(syllable: string): string {
  return syllable
    .replaceAll(wordJoiner, "")
    .normalize("NFC")
    .replace(markRuns, (marks) => [...new Set(marks)].sort(byMarkOrder).join(""))
    .replace(/\u1025(?=\u1037?[\u103A\u1039])/gu, "\u1009")
    .replace(/\u102A/gu, "\u101E\u103C\u1031\u102C\u103A")
    .replace(/\u1029/gu, "\u101E\u103C");
}

function byMarkOrder(a: string, b: string) {
  return markOrder.indexOf(a) - markOrder.indexOf(b);
}
