import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Variant } from "./builder-types.ts";

type Wire = Variant["wires"][number];

/** A variant as lines of text: what to order, then the cables. */
export function usePartLines() {
  const t = useTranslations("tools.builder");
  const wire = useWireText();
  return ({ name, parts, wires }: Variant) => [
    t("variant", { name: name.toUpperCase() }),
    ...parts.map(({ quantity, model, name: words }) => `${quantity}\u00a0× ${model} – ${words}`),
    ...wires.map((entry) => `${entry.quantity}\u00a0× ${wire(entry)}`),
  ];
}

export function useWireText() {
  const t = useTranslations("tools.builder");
  const number = useNumber();
  return ({ circuit, copper, protection, poles, rcd }: Wire) =>
    [
      t(`circuits.${circuit}`),
      `${number(copper)}\u00a0mm²`,
      protection === null
        ? ""
        : t(poles === null ? "fuse" : "breaker", {
            current: number(protection),
            poles: number(poles ?? 0),
          }),
      rcd === null ? "" : t("rcd", { current: number(rcd) }),
    ]
      .filter(Boolean)
      .join(", ");
}
