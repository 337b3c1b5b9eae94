import { FitList } from "#app/features/fit-list/fit-list.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { type ShownProduct, specNumber } from "./shown-product.ts";

const shownAtOnce = 1;

export function Fitting({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue");
  const { fitting } = product;
  const isInverter = specNumber(product, "ratedPower") !== undefined;
  if (fitting.length === 0) return null;
  const rest = fitting.slice(shownAtOnce);
  return (
    <Section tone="band" id="fits" labelledBy="fits-title">
      <SectionHeading
        id="fits-title"
        title={t("fit.title")}
        lead={t(isInverter ? "fit.leadInverter" : "fit.leadBattery")}
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
