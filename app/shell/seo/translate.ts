import { createTranslator } from "use-intl/core";
import type { Messages } from "#i18n/areas.ts";
import { type Locale, languageOf } from "#i18n/locales.ts";
import { messagesOf } from "#i18n/message-registry.ts";

/** Interface words outside components, for instance in `meta`: `translateFor(locale)("catalogue.title")`. */
export function translateFor(locale: Locale) {
  const messages = messagesOf(locale);
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`);
  return createTranslator<Messages>({ locale: languageOf(locale), messages });
}
