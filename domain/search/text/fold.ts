import { normaliseSyllable } from "./burmese.ts";

const longest = 60;

/** A word as it is compared: no case, no accents, no width or ligature variants. */
export function foldWord(word: string): string {
  if (/^[A-Za-z0-9]{1,60}$/.test(word)) return word.toLowerCase();
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036F]|[^\p{L}\p{M}\p{N}]/gu, "")
    .normalize("NFC")
    .slice(0, longest)
    .toWellFormed();
}

export function foldSyllable(syllable: string): string {
  return normaliseSyllable(syllable).slice(0, longest);
}
