import { FigureStrip } from "#app/features/case-card/figure-strip.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { HomeData } from "./load-home.ts";

/** The claims of the variant, set big. The default variant makes none, and then nothing is here. */
export function Figures({ figures }: Pick<HomeData, "figures">) {
  const t = useTranslations("catalogue.home");
  if (figures.length === 0) return null;
  return (
    <Section tone="night" labelledBy="figures">
      <VisuallyHidden as="h2" id="figures">
        {t("figures")}
      </VisuallyHidden>
      <FigureStrip figures={figures} size="large" />
    </Section>
  );
}
