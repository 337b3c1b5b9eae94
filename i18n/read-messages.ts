import type { Messages } from "./areas.ts";
import { completeWords, readLanguageWords } from "./language-words.ts";
import { defaultLocale, type Locale } from "./locales.ts";
import { withMakerWords } from "./maker-words.ts";
import { typesetAll, typesetLabel } from "./typeset.ts";

/** The messages of one language as written; English replaces missing ones. Node only. */
export function readMessages(locale: Locale): Messages {
  const words = completeWords(readLanguageWords(locale), readLanguageWords(defaultLocale));
  return typesetAll(withMakerWords(words, locale), typesetLabel) as Messages;
}
