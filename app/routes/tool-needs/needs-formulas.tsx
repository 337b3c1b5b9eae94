import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./tool-needs.module.css";

const formulas = [
  "energy",
  "peak",
  "surge",
  "stored",
  "offGrid",
  "sizes",
  "panels",
  "day",
  "generator",
] as const;

export function NeedsFormulas() {
  const t = useTranslations("tools.needs.formulas");
  return (
    <Section space="tight" labelledBy="formulas">
      <SectionHeading id="formulas" title={t("title")} />
      <ul className={styles.formulas}>
        {formulas.map((name) => (
          <li key={name}>{t(name)}</li>
        ))}
      </ul>
    </Section>
  );
}
