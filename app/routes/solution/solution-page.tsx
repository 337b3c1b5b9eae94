import { CaseCards } from "#app/features/case-card/case-cards.tsx";
import { DayBalance } from "#app/features/day-balance/day-balance.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { SolutionCard } from "#app/features/solution-card/solution-card.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { FlowSection } from "./flow-section.tsx";
import type { SolutionData } from "./load-solution.ts";
import { PartsSection } from "./parts-section.tsx";
import { SolutionHead } from "./solution-head.tsx";
import styles from "./solution-page.module.css";

export function SolutionPage({ solution, others }: Pick<SolutionData, "solution" | "others">) {
  const t = useTranslations("catalogue");
  return (
    <article>
      <SolutionHead solution={solution} />
      <FlowSection solution={solution} />
      {solution.day && (
        <Section labelledBy="day-title">
          <SectionHeading id="day-title" title={t("solution.day")} lead={t("solution.dayLead")} />
          <DayBalance {...solution} day={solution.day} />
        </Section>
      )}
      <PartsSection products={solution.products} />
      <Section>
        <div className={styles.body}>
          <RichText html={solution.body} language={solution.language} />
        </div>
      </Section>
      {solution.cases.length > 0 && (
        <Section tone="band" labelledBy="cases-title">
          <SectionHeading id="cases-title" title={t("solution.cases")} />
          <CaseCards cases={solution.cases} />
        </Section>
      )}
      {others.length > 0 && (
        <Section labelledBy="others-title">
          <SectionHeading
            id="others-title"
            title={t("solution.others")}
            action={
              <Link to="/solutions" look="arrow">
                {t("allSolutions")}
              </Link>
            }
          />
          <CardGrid>
            {others.map((other) => (
              <SolutionCard key={other.id} solution={other} />
            ))}
          </CardGrid>
        </Section>
      )}
    </article>
  );
}
