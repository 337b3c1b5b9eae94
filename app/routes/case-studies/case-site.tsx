import { SitePlan } from "#app/features/site-plan/site-plan.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./case-site.module.css";
import type { CaseData } from "./load-case.ts";
import { Measured } from "./measured.tsx";

/** What was measured, and where everything stands: side by side where there is room. */
export function CaseSite({ entry: { measured, plan, language } }: Pick<CaseData, "entry">) {
  const t = useTranslations("catalogue.case");
  if (!measured && !plan) return null;
  return (
    <Section labelledBy={measured ? "measured-title" : "plan-title"}>
      <div className={styles.pair} data-alone={measured && plan ? undefined : ""}>
        {measured && (
          <div>
            <SectionHeading id="measured-title" title={t("measured.title")} />
            <Measured measured={measured} language={language} />
          </div>
        )}
        {plan && (
          <div>
            <SectionHeading id="plan-title" title={t("plan.title")} />
            <SitePlan plan={plan} language={language} />
          </div>
        )}
      </div>
    </Section>
  );
}
