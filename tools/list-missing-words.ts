// Lists interface words that a language lacks; the site shows English instead.

import { missingWords, readLanguageWords } from "#i18n/language-words.ts";
import { defaultLocale, locales } from "#i18n/locales.ts";

const english = readLanguageWords(defaultLocale);
for (const locale of locales) {
  const missing = missingWords(readLanguageWords(locale), english);
  if (missing.length > 0) console.info(`${locale} lacks ${missing.length}: ${missing.join(", ")}`);
}
