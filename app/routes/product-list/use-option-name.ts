import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { FacetId } from "./list-query.ts";

type Option = { id: string; name: string };

/** The words for a choice: spans of power in kilowatts, and names for phases, voltage and segment. */
export function useOptionName() {
  const t = useTranslations("catalogue");
  const span = useSpanName();
  const makerName = useMakerName();
  return (facet: FacetId, { id, name }: Option, unit?: string | null): string => {
    if (facet === "spec") return /^\d[\d.]*-/.test(id) ? span(id, unit ?? "", 1) : name;
    if (facet === "power") return span(id, "kW", 1000);
    if (facet === "energy") return span(id, "kWh", 1);
    if (facet === "segment") return makerName(id);
    if (id === "single" || id === "three" || id === "low" || id === "high") return t(`list.options.${id}`);
    return name;
  };
}

function useSpanName() {
  const t = useTranslations("catalogue.units");
  const number = useNumber();
  return (span: string, unit: string, divisor: number) => {
    const [low = "", high = ""] = span.split("-");
    const text = (value: string) => number(Number(value) / divisor);
    if (!Number(low) && high) return t("upTo", { value: `${text(high)}\u00a0${unit}` });
    if (!high) return t("from", { value: `${text(low || "0")}\u00a0${unit}` });
    return `${text(low)}–${text(high)}\u00a0${unit}`;
  };
}
