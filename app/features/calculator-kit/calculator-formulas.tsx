import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./calculator-kit.module.css";

/** How it is computed, for everybody who wants to do it again by hand. */
export function CalculatorFormulas({ title, formulas }: { title: string; formulas: string[] }) {
  return (
    <Section space="tight" labelledBy="formulas">
      <SectionHeading id="formulas" title={title} />
      <ul className={styles.formulas}>
        {formulas.map((formula) => (
          <li key={formula}>{formula}</li>
        ))}
      </ul>
    </Section>
  );
}
