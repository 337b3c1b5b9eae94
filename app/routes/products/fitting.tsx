import { FitList } from "#app/features/fit-list/fit-list.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { ShownProduct } from "./shown-product.ts";

const shownAtOnce = 1;

export function Fitting({ product: { fitting, category } }: { product: ShownProduct }) {
  const t = useTranslations("catalogue");
  if (fitting.length === 0) return null;
  const rest = fitting.slice(shownAtOnce);
  return (
    <Section tone="band" id="fits" labelledBy="fits-title">
      <SectionHeading
        id="fits-title"
        title={t("fit.title")}
        lead={t(category === "inverters" ? "fit.leadInverter" : "fit.leadBattery")}
      />
      <FitList fitting={fitting.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Fold summary={t("product.more", { count: rest.length })}>
          <FitList fitting={rest} />
        </Fold>
      )}
    </Section>
  );
}
