import { CaseCard } from "#app/features/case-card/case-card.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { HomeData } from "./load-home.ts";

export function CaseRow({ cases }: Pick<HomeData, "cases">) {
  const t = useTranslations("catalogue");
  if (cases.length === 0) return null;
  return (
    <Section labelledBy="cases">
      <SectionHeading
        id="cases"
        title={t("home.cases")}
        action={
          <Link to="/case-study" look="arrow">
            {t("allCases")}
          </Link>
        }
      />
      <CardGrid columns={2}>
        {cases.map((entry) => (
          <CaseCard key={entry.id} entry={entry} />
        ))}
      </CardGrid>
    </Section>
  );
}
