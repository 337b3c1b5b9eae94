import type { Data } from "#api/client.ts";
import { FigureStrip } from "#app/features/case-card/figure-strip.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";

type Company = Data<"company/getCompanyData">;

/** What this edition of the site says of the maker, exactly as its data says it. */
export function Claims({ claims, language }: Pick<Company, "claims" | "language">) {
  const t = useTranslations("journal.company");
  if (claims.length === 0) return null;
  return (
    <Section tone="night" space="tight" labelledBy="claims">
      <VisuallyHidden as="h2" id="claims">
        {t("claims")}
      </VisuallyHidden>
      <FigureStrip figures={claims} language={language} size="large" />
    </Section>
  );
}
