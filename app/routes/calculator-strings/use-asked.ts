import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Check } from "./string-types.ts";

/** The module, the temperatures and the mounting that an answer counts with, in one line. */
export function useAsked({ module, climate }: Check) {
  const t = useTranslations("tools.strings");
  const number = useNumber();
  if (!module || !climate) return "";
  const volts = (name: string, value: number) => `${name} ${number(value, 2)}\u00a0V`;
  const amperes = (name: string, value: number) => `${name} ${number(value, 2)}\u00a0A`;
  return [
    `${number(module.power)}\u00a0W`,
    volts("Voc", module.voc),
    volts("Vmp", module.vmp),
    amperes("Isc", module.isc),
    amperes("Imp", module.imp),
    `${number(module.coefficient, 3)}\u00a0%/°C`,
    `${number(climate.cold)} … ${number(climate.hot)}\u00a0°C`,
    t(`mountings.${climate.mounting}`),
  ].join(", ");
}
