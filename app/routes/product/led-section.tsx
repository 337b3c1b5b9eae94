import { LedLegend } from "#app/features/led-legend/led-legend.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { ShownProduct } from "./shown-product.ts";

export function LedSection({ leds, language }: Pick<ShownProduct, "leds" | "language">) {
  const t = useTranslations("support.leds");
  return (
    <Section id="leds" labelledBy="leds-title">
      <SectionHeading id="leds-title" title={t("title")} lead={t("lead")} />
      <Fold summary={t("patterns", { count: leds.length + 1 })}>
        <LedLegend rows={leds} language={language} />
      </Fold>
    </Section>
  );
}
