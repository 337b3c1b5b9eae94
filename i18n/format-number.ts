import type { NumberLocale } from "./locales.ts";

/** Cached, because creating a formatter costs more than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number with Latin digits. Spanish groups thousands with a no-break space, as the academies advise: half of
 * the readers take the point of Intl for a decimal point.
 */
export function formatNumber(value: number, locale: NumberLocale, fraction = 2): string {
  // Adding 0 turns -0 into 0.
  const text = formatOf(locale, fraction).format(value + 0);
  const signed = text.replace("-", "−");
  return locale === "es" ? signed.replaceAll(".", "\u00a0") : signed;
}

function formatOf(locale: NumberLocale, maximumFractionDigits: number) {
  const key = `${locale} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
  formats.set(key, format);
  return format;
}
