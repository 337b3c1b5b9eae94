import type { ReactNode } from "react";
import styles from "./calculator-kit.module.css";

/** A tool as it is printed: its name and its answer, small enough for one sheet. */
export function CalculatorSheet({ children }: { children: ReactNode }) {
  return <div className={styles.tool}>{children}</div>;
}
