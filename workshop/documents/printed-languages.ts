/** Papers are printed in the languages that `words/` has phrases in; a site may speak more. */
export const printedLanguages = ["en", "es", "my"] as const;
export type Language = (typeof printedLanguages)[number];

export function forEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(printedLanguages.map((tag) => [tag, make(tag)])) as Record<Language, T>;
}
