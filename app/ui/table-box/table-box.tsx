import type { ReactNode } from "react";
import styles from "./table-box.module.css";

/** Lets a wide table scroll sideways inside the page, by keyboard too. `label` says what the table shows. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.box} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
