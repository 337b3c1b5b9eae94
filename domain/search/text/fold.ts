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

const mostSyllables = 20_000;
/** A text has many syllables, the language few: those met before are known, up to a limit. */
let knownSyllables = new Map<string, string>();

export function foldSyllable(syllable: string): string {
  const known = knownSyllables.get(syllable);
  if (known !== undefined) return known;
  if (knownSyllables.size > mostSyllables) knownSyllables = new Map();
  const folded = normaliseSyllable(syllable).slice(0, longest);
  knownSyllables.set(syllable, folded);
  return folded;
}
