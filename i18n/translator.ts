import { createTranslator } from "use-intl/core";
import type { Messages } from "./areas.ts";
import { defaultLocale, type Language, localeOf, numbersOf } from "./locales.ts";
import { readMessages } from "./read-messages.ts";

export type Translator = ReturnType<typeof createTranslator<Messages>>;

const translators = new Map<Language, Translator>();

/** Interface words for code outside the website: refusals of a form, mails, feeds. `translator("es")("forms.required")` */
export function translator(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const made = createTranslator<Messages>({
    locale: numbersOf(language),
    messages: readMessages(localeOf(language) ?? defaultLocale),
  });
  translators.set(language, made);
  return made;
}
