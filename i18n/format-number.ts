import type { NumberLocale } from "./locales.ts";

/** Kept, because making one costs more than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as the language writes it, always in Latin digits. Spanish joins thousands by a no-break space, as the
 * academies ask: the point that Intl would put there is a decimal point to half of the readers.
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
