import { defaultLocale, type Locale, languages, locales, usualLocales } from "#config/languages.ts";

export { defaultLocale, type Locale, locales, usualLocales };

type Entry = (typeof languages)[number];

/** BCP 47 tags, for `lang`, `hreflang`, Intl and content records. */
export type Language = Entry["tag"];

export type NumberLocale = Entry["numbers"];

export const defaultLanguage = languages[0].tag;

export const languageTags: readonly Language[] = languages.map(({ tag }) => tag);

const byLocale = new Map<string, Entry>(languages.map((entry) => [entry.locale, entry]));
const byTag = new Map<string, Entry>(languages.map((entry) => [entry.tag, entry]));

export function factsOf(locale: Locale): Entry {
  return byLocale.get(locale) ?? languages[0];
}

export function languageOf(locale: Locale): Language {
  return factsOf(locale).tag;
}

export function localeOf(language: string): Locale | undefined {
  return byTag.get(language)?.locale;
}

export function isUsual(locale: Locale): boolean {
  return usualLocales.includes(locale);
}

export function numbersOf(language: Language): NumberLocale {
  return byTag.get(language)?.numbers ?? languages[0].numbers;
}

export function forEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languageTags.map((tag) => [tag, make(tag)])) as Record<Language, T>;
}
