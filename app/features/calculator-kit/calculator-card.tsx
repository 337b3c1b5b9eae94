import type { ReactNode } from "react";
import styles from "./calculator-kit.module.css";

/** Systems side by side, on paper too. */
export function CalculatorCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

export function CalculatorCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
