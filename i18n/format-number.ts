import type { NumberLocale } from "./locales.ts";

/** Kept, because making one costs more than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as the language writes it, always in Latin digits. Spanish joins thousands by a no-break space, as the
 * academies ask: the point that Intl would put there is a decimal point to half of the readers.
 */
export function formatNumber(value: number, locale: NumberLocale, fraction = 2): string {
  return writePlainly(value, locale, fraction) ?? writeByIntl(value, locale, fraction);
}

/** What stands between thousands and before decimals, and from how many digits on thousands are parted. */
const plainWays: Record<NumberLocale, [string, string, number]> = {
  en: [",", ".", 4],
  es: ["\u00a0", ",", 5],
  fr: ["\u202f", ",", 4],
};
const plain = /^(-?)(\d+)(?:\.(\d+))?$/;
const thousands = /\B(?=(?:\d{3})+$)/g;

/** What needs no rounding, written as Intl would: a browser's first use of Intl takes longer than all of its page. */
function writePlainly(value: number, locale: NumberLocale, fraction: number): string | undefined {
  const [, sign, whole = "", decimals = ""] = plain.exec(String(value)) ?? [];
  if (whole === "" || decimals.length > fraction) return undefined;
  const [group, point, shortest] = plainWays[locale];
  const grouped = whole.length < shortest ? whole : whole.replace(thousands, group);
  return (sign && "−") + grouped + (decimals && point + decimals);
}

function writeByIntl(value: number, locale: NumberLocale, fraction: number): string {
  const text = formatOf(locale, fraction).format(value);
  const signed = text.replace("-", "−");
  return locale === "es" ? signed.replaceAll(".", "\u00a0") : signed;
}

function formatOf(locale: NumberLocale, maximumFractionDigits: number) {
  const key = `${locale} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
  formats.set(key, format);
  return format;
}
