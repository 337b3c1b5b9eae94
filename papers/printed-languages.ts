import { currentMaker } from "#config/maker/read-maker.ts";
import { localeOf } from "#i18n/locales.ts";

/** Documents exist in the languages of `words/`; a site may offer more. */
const languagesOfWords = ["en", "es", "my"] as const;
export type Language = (typeof languagesOfWords)[number];

const spoken = currentMaker().data.languages;

export const printedLanguages: readonly Language[] = languagesOfWords.filter((tag) => {
  const locale = localeOf(tag);
  return !spoken || (locale && spoken.includes(locale));
});

export function forEachLanguage<T>(
  make: (language: Language) => T,
): { en: T } & Partial<Record<Language, T>> {
  return Object.fromEntries(printedLanguages.map((tag) => [tag, make(tag)])) as { en: T };
}
