import type { Language } from "../library.ts";
import { burmese } from "./burmese.ts";
import { english, type Words } from "./english.ts";
import { spanish } from "./spanish.ts";

export type { Words } from "./english.ts";

const words: Record<Language, Words> = { en: english, es: spanish, my: burmese };

export function wordsIn(language: Language): Words {
  return words[language];
}
