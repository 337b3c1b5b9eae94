import { useLocale, useTranslations } from "use-intl/react";
import { joinParts, type SpecValue, specParts } from "./spec-parts.ts";

/** Kept, because making one costs more than using it. The locale of numbers has Latin digits in every language. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, maximumFractionDigits: number) {
  const key = `${locale} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
  formats.set(key, format);
  return format;
}

export function useNumber() {
  const locale = useLocale();
  return (value: number, fraction = 2) => formatOf(locale, fraction).format(value);
}

export function useSpecParts() {
  const t = useTranslations("catalogue.units");
  const number = useNumber();
  const words = {
    number,
    flag: (value: boolean) => t(value ? "yes" : "no"),
    spelled: (unit: "y" | "d", value: number, text: string) => t(unit, { value, text }),
  };
  return (spec: SpecValue, short = false) => specParts(spec, words, short);
}

/** A spec value as one text: `5,000 W`, or `5 kW` when it may be short. */
export function useSpecText() {
  const parts = useSpecParts();
  return (spec: SpecValue, short = false) => joinParts(parts(spec, short));
}
