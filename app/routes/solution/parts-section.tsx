import { type Part, PartsList } from "#app/features/product-card/parts-list.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";

export function PartsSection({ products }: { products: Part[] }) {
  const t = useTranslations("catalogue.solution");
  if (products.length === 0) return null;
  return (
    <Section tone="band" labelledBy="parts-title">
      <SectionHeading id="parts-title" title={t("parts")} />
      <PartsList products={products} />
    </Section>
  );
}
