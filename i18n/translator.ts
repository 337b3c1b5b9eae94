import { createTranslator } from "use-intl/core";
import type { Messages } from "./areas.ts";
import { type Language, type Locale, languageOf, locales, numberLocaleOf } from "./locales.ts";
import { readMessages } from "./read-messages.ts";

export type Translator = ReturnType<typeof createTranslator<Messages>>;

const translators = new Map<Language, Translator>();

/** Interface words for code outside the website: refusals of a form, mails, feeds. `translator("es")("forms.required")` */
export function translator(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const made = createTranslator<Messages>({
    locale: numberLocaleOf(localeFor(language)),
    messages: readMessages(localeFor(language)),
  });
  translators.set(language, made);
  return made;
}

function localeFor(language: Language): Locale {
  return locales.find((locale) => languageOf(locale) === language) ?? "english";
}
