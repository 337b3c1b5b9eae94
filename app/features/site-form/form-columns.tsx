import type { ReactNode } from "react";
import styles from "./site-form.module.css";

/** Fields in two columns where there is room. */
export function FormColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** A field across both columns. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
