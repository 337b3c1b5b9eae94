import { SolutionCard } from "#app/features/solution-card/solution-card.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { HomeData } from "./load-home.ts";

export function Situations({ solutions }: Pick<HomeData, "solutions">) {
  const t = useTranslations("catalogue");
  if (solutions.length === 0) return null;
  return (
    <Section labelledBy="situations">
      <SectionHeading
        id="situations"
        title={t("home.solutions")}
        lead={t("home.solutionsLead")}
        action={
          <Link to="/solutions" look="arrow">
            {t("allSolutions")}
          </Link>
        }
      />
      <CardGrid>
        {solutions.map((solution) => (
          <SolutionCard key={solution.id} solution={solution} />
        ))}
      </CardGrid>
    </Section>
  );
}
