import { compileMessages } from "./compile-messages.ts";
import { createTranslator, type Translator } from "./create-translator.ts";
import { defaultLocale, type Language, localeOf, numbersOf } from "./locales.ts";
import { readMessages } from "./read-messages.ts";

export type { Translator };

const translators = new Map<Language, Translator>();

/** Interface words for the API, mails and files, read from disk: `translator("es")("forms.required")`. */
export function translator(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const messages = compileMessages(readMessages(localeOf(language) ?? defaultLocale));
  const made = createTranslator(messages, numbersOf(language));
  translators.set(language, made);
  return made;
}
