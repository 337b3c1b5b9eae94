import { formatNumber as format } from "#i18n/format-number.ts";
import { numbersOf } from "#i18n/locales.ts";
import type { Language } from "./library.ts";

/** Latin digits; Burmese uses the English format. */
export function formatNumber(value: number, language: Language) {
  return format(value, numbersOf(language));
}

const months = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" }),
  my: new Intl.DateTimeFormat("my", { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" }),
};

export function formatDay(instant: string, language: Language) {
  return months[language].format(new Date(instant));
}
