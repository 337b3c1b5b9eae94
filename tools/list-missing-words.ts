// Says which interface words a language lacks; English stands in for them.
import { defaultLocale, locales } from "#i18n/locales.ts";
import { missingWords, readOwnWords } from "#i18n/own-words.ts";

const english = readOwnWords(defaultLocale);
for (const locale of locales) {
  const missing = missingWords(readOwnWords(locale), english);
  if (missing.length > 0) console.info(`${locale} lacks ${missing.length}: ${missing.join(", ")}`);
}
