import { wordsOf } from "#app/ui/words/words.ts";
import { type Locale, languageOf } from "#i18n/locales.ts";

/** Interface words outside components, for instance in `meta`: `translateFor(locale)("catalogue.title")`. */
export function translateFor(locale: Locale) {
  return wordsOf(languageOf(locale));
}
