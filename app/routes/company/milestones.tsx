import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./milestones.module.css";
import { type Year, yearsOf } from "./years.ts";

type Company = Data<"company/getCompanyData">;

/** A slat for each month, a long one where a year begins. */
export function Milestones({ milestones, language }: Pick<Company, "milestones" | "language">) {
  const t = useTranslations("journal.company");
  if (milestones.length === 0) return null;
  const years = yearsOf(milestones);
  return (
    <Section labelledBy="milestones">
      <SectionHeading id="milestones" title={t("milestones")} />
      <ol className={styles.years} lang={language}>
        {years.map((year, place) => (
          <li key={year.name} className={styles.year} data-empty={year.texts.length === 0 ? "" : undefined}>
            <Months strength={(place + 1) / years.length} />
            <span className={styles.name}>{year.name}</span>
            <Texts year={year} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Texts({ year: { texts } }: { year: Year }) {
  return texts.map((text) => (
    <p key={text} className={styles.text}>
      {text}
    </p>
  ));
}

function Months({ strength }: { strength: number }) {
  return (
    <svg className={styles.months} viewBox="0 0 120 32" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: 12 }, (_, month) =>
        month === 0 ? (
          <rect key="first" className={styles.first} x="0" y="0" width="1.5" height="32" />
        ) : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: months have one order
            key={month}
            x={month * 10}
            y="13"
            width="3"
            height="19"
            fillOpacity={0.3 + 0.7 * strength}
          />
        ),
      )}
    </svg>
  );
}
