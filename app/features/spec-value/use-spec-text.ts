import { useFormatter, useTranslations } from "use-intl/react";
import { joinParts, type SpecValue, specParts } from "./spec-parts.ts";

/** Figures keep Latin digits in every language: they are compared with labels and data sheets. */
const digits = { numberingSystem: "latn", maximumFractionDigits: 2 } as const;

export function useNumber() {
  const format = useFormatter();
  return (value: number, fraction = 2) =>
    format.number(value, { ...digits, maximumFractionDigits: fraction });
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
