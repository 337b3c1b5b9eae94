import { useLocation } from "react-router";
import { CalculatorActions } from "#app/features/calculator-kit/calculator-actions.tsx";
import { CalculatorCards } from "#app/features/calculator-kit/calculator-card.tsx";
import { comparePath, mostCompared } from "#app/features/comparison/compare-query.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { Build } from "./builder-types.ts";
import styles from "./calculator-builder.module.css";
import { FitReasons } from "./fit-reasons.tsx";
import { usePartLines } from "./part-lines.ts";
import { VariantCard } from "./variant-card.tsx";

export function BuilderAnswer({ variants, looks }: Pick<Build, "variants" | "looks">) {
  const t = useTranslations("tools.builder");
  const lines = usePartLines();
  const { search } = useLocation();
  const ids = [...new Set(variants.flatMap(({ parts }) => parts.map(({ id }) => id)))];
  const text = variants.map((variant) => lines(variant).join("\n")).join("\n\n");
  return (
    <Section tone="band" labelledBy="answer-title">
      <SectionHeading id="answer-title" title={t("answer")} lead={t("answerLead")} />
      <CalculatorCards>
        {variants.map((variant) => (
          <VariantCard key={variant.name} variant={variant} />
        ))}
      </CalculatorCards>
      <FitReasons variants={variants} looks={looks} />
      <section className={styles.list} aria-labelledby="list">
        <h3 id="list">{t("list")}</h3>
        <pre>{text}</pre>
        <p className={styles.links}>
          <Link to={`/tools/builder/list${search}`} download="parts.csv">
            {t("csv")}
          </Link>
          <Link to={comparePath({ compare: ids.slice(0, mostCompared), only: false })}>{t("compare")}</Link>
        </p>
      </section>
      <CalculatorActions summary={text} models={variants[0]?.parts.map(({ model }) => model)} />
    </Section>
  );
}
