import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";

export type Faults = Record<string, { rule: string; figures: Record<string, number> }>;

/** What is wrong with a field, in the visitor's language. */
export function useFieldError(faults: Faults) {
  const t = useTranslations("tools.kit.faults");
  const number = useNumber();
  return (name: string): string | undefined => {
    const fault = faults[name];
    if (!fault) return undefined;
    const figures = Object.entries(fault.figures).map(([key, value]) => [key, number(value, 1)]);
    return t(fault.rule as "missing", Object.fromEntries(figures));
  };
}
