import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { type ShownProduct, specNumber } from "./shown-product.ts";

/** Leads to what the lights of this model mean; a box among the inverters has none. */
export function LightsLink({ product }: { product: ShownProduct }) {
  const t = useTranslations("support");
  if (product.category === "inverters" && specNumber(product, "ratedPower") === undefined) return null;
  return (
    <Section space="tight" id="lights" labelledBy="lights-title">
      <SectionHeading
        id="lights-title"
        title={t("lightsLink.title")}
        lead={t("lightsLink.lead", { model: product.model })}
        action={<ButtonLink to={`/tools/lights?model=${product.id}`}>{t("tools.lights")}</ButtonLink>}
      />
    </Section>
  );
}
