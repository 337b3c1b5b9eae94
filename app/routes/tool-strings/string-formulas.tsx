import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./tool-strings.module.css";

const formulas = ["cold", "hot", "most", "fewest", "current", "shortCircuit", "ratio", "source"] as const;

/** How it is computed, for everybody who wants to do it again by hand. */
export function StringFormulas() {
  const t = useTranslations("tools.strings.formulas");
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
