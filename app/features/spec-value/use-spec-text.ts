import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { formatNumber } from "#i18n/format-number.ts";
import { numbersOf } from "#i18n/locales.ts";
import { joinParts, type SpecValue, specParts } from "./spec-parts.ts";

export function useNumber() {
  const locale = numbersOf(useLanguage());
  return (value: number, fraction = 2) => formatNumber(value, locale, fraction);
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
