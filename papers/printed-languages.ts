import { currentMaker } from "#config/maker/read-maker.ts";
import { localeOf } from "#i18n/locales.ts";

/** Papers are printed in the languages that `words/` has phrases in; a site may speak more. */
const languagesOfWords = ["en", "es", "my"] as const;
export type Language = (typeof languagesOfWords)[number];

const spoken = currentMaker().data.languages;

/** Those of them that the maker speaks. */
export const printedLanguages: readonly Language[] = languagesOfWords.filter((tag) => {
  const locale = localeOf(tag);
  return !spoken || (locale && spoken.includes(locale));
});

export function forEachLanguage<T>(
  make: (language: Language) => T,
): { en: T } & Partial<Record<Language, T>> {
  return Object.fromEntries(printedLanguages.map((tag) => [tag, make(tag)])) as { en: T };
}
