import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

export type FactEntry = { name: string; value: ReactNode };

/** What has to be known about one event: when, where, who. Stands beside its text. */
export function FactList({ facts, children }: { facts: FactEntry[]; children?: ReactNode }) {
  return (
    <div className={styles.box}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
