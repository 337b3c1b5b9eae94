import type { Language } from "./library.ts";

const formats = {
  en: new Intl.NumberFormat("en", { maximumFractionDigits: 2 }),
  es: new Intl.NumberFormat("es", { maximumFractionDigits: 2 }),
  my: new Intl.NumberFormat("my", { maximumFractionDigits: 2, numberingSystem: "latn" }),
};

/** Spanish joins thousands by a space, so that no point is read as a decimal; Latin digits everywhere. */
export function formatNumber(value: number, language: Language) {
  return formats[language]
    .formatToParts(value)
    .map(({ type, value: text }) => (type === "group" && language === "es" ? "\u00a0" : text))
    .join("");
}

const months = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" }),
  my: new Intl.DateTimeFormat("my", { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" }),
};

export function formatDay(instant: string, language: Language) {
  return months[language].format(new Date(instant));
}
