import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./company.module.css";

type Company = Data<"company/getCompanyData">;

export function Milestones({ milestones, language }: Pick<Company, "milestones" | "language">) {
  const t = useTranslations("journal.company");
  if (milestones.length === 0) return null;
  return (
    <Section tone="band" labelledBy="milestones">
      <SectionHeading id="milestones" title={t("milestones")} />
      <ol className={styles.milestones} lang={language}>
        {milestones.map(({ year, text }) => (
          <li key={year + text} className={styles.milestone}>
            <span className={styles.year}>{year}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
