import type { FormatOptions } from "icu-minify/format";
import { formatNumber } from "#i18n/format-number.ts";
import type { NumberLocale } from "#i18n/locales.ts";

/** Plain numbers and small counts need no Intl, whose first use holds up a phone for a quarter of a second. */
export const formatters: FormatOptions["formatters"] = {
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  getNumberFormat: (locale, options) =>
    options ? new Intl.NumberFormat(locale, options) : plainNumbers(locale),
  getPluralRules: (locale, options) =>
    smallCounts(() => new Intl.PluralRules(locale, options), options?.type),
};

function plainNumbers(locale: unknown) {
  return {
    format: (value: number) => formatNumber(value, locale as NumberLocale, 3),
  } as Intl.NumberFormat;
}

/** English and Spanish agree on what is less than a thousand. */
function smallCounts(rules: () => Intl.PluralRules, type = "cardinal") {
  const isSmall = (value: number) =>
    type === "cardinal" && Number.isInteger(value) && value >= 0 && value < 1000;
  const one = (value: number) => (value === 1 ? "one" : "other");
  return { select: (value) => (isSmall(value) ? one(value) : rules().select(value)) } as Intl.PluralRules;
}
