import { translatorFor } from "#app/ui/messages/translator.ts";
import { type Locale, languageOf } from "#i18n/locales.ts";

/** Interface words outside components, for instance in `meta`: `translateFor(locale)("catalogue.title")`. */
export function translateFor(locale: Locale) {
  return translatorFor(languageOf(locale));
}
