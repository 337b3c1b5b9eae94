import type { FormatOptions } from "icu-minify/format";
import { formatNumber } from "#i18n/format-number.ts";
import type { NumberLocale } from "#i18n/locales.ts";

/** Plain numbers and small counts need no Intl, whose first use holds up a phone for a quarter of a second. */
export const formatters: FormatOptions["formatters"] = {
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  getNumberFormat: (locale, options) =>
    options ? new Intl.NumberFormat(locale, options) : plainNumbers(locale),
  getPluralRules: (locale, options) =>
    smallCounts(
      () => new Intl.PluralRules(locale, options),
      options?.type === "ordinal" ? undefined : singular[String(locale)],
    ),
};

function plainNumbers(locale: unknown) {
  return {
    format: (value: number) => formatNumber(value, locale as NumberLocale, 3),
  } as Intl.NumberFormat;
}

/** What stands alone below a thousand, where Intl is not asked; a language that is not named here has rules of its own. */
const singular: Record<string, (value: number) => boolean> = {
  en: (value) => value === 1,
  es: (value) => value === 1,
  fr: (value) => value < 2,
};

function smallCounts(rules: () => Intl.PluralRules, isOne?: (value: number) => boolean) {
  const select = (value: number) => {
    if (!isOne || !Number.isInteger(value) || value < 0 || value >= 1000) return rules().select(value);
    return isOne(value) ? "one" : "other";
  };
  return { select } as Intl.PluralRules;
}
