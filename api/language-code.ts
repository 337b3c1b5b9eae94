import { isLocale, type Language, languageOf, localeOf } from "#i18n/locales.ts";

/**
 * `english` names the edition of the deployment and leaves the language to Accept-Language; an outside caller may
 * name another language (spanish, es) and gets it.
 */
export function languageFor(languageCode: unknown, accepted: Language): Language {
  if (typeof languageCode !== "string" || languageCode === "english") return accepted;
  if (isLocale(languageCode)) return languageOf(languageCode);
  return localeOf(languageCode) ? (languageCode as Language) : accepted;
}

export function editionOf(languageCode: unknown) {
  return typeof languageCode === "string" ? languageCode : undefined;
}
