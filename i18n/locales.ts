/** The names of the languages in addresses, in the cookie and in country links. */
export const locales = ["english", "spanish", "burmese"] as const;
export type Locale = (typeof locales)[number];

/** The same languages to the outside world: BCP 47, for `lang`, `hreflang`, Intl and content records. */
export type Language = "en" | "es" | "my";

export const defaultLocale: Locale = "english";

const languageOfLocale = { english: "en", spanish: "es", burmese: "my" } as const satisfies Record<
  Locale,
  Language
>;
const ogLocales = { english: "en_GB", spanish: "es_ES", burmese: "my_MM" } as const satisfies Record<
  Locale,
  string
>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function languageOf(locale: Locale): Language {
  return languageOfLocale[locale];
}

export function localeOf(language: string): Locale | undefined {
  return locales.find((locale) => languageOfLocale[locale] === language);
}

export function ogLocaleOf(locale: Locale): string {
  return ogLocales[locale];
}

/**
 * Numbers keep Latin digits in every language: they are compared with labels and data sheets. Burmese writes them as
 * English does; named so, because browsers without Burmese data would follow their own language instead.
 */
export function numberLocaleOf(locale: Locale): "en" | "es" {
  return locale === "spanish" ? "es" : "en";
}
