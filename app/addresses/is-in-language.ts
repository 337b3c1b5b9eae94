import { type Locale, languageOf } from "#i18n/locales.ts";

/** A document has one page, in its own language; every other page exists in all languages. */
export function isInLanguage(path: string, locale: Locale) {
  const [, language] = /^\/documents\/.*-([a-z]{2})(?:-\d[\d-]*)?$/.exec(path) ?? [];
  return !language || language === languageOf(locale);
}
