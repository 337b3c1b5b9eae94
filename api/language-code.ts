import { defaultLocale, type Language, type Locale, languageOf, localeOf } from "#i18n/locales.ts";

/**
 * The default (`english`) names the deployment's edition and leaves the language to Accept-Language. An outside caller
 * may name another language (spanish, es).
 */
export function languageFor(languageCode: unknown, accepted: Language, offered: readonly Locale[]): Language {
  const named = typeof languageCode === "string" && languageCode !== defaultLocale ? languageCode : accepted;
  const find = (code: string) => offered.find((locale) => locale === (localeOf(code) ?? code));
  return languageOf(find(named) ?? find(accepted) ?? defaultLocale);
}

export function editionOf(languageCode: unknown) {
  return typeof languageCode === "string" ? languageCode : undefined;
}
