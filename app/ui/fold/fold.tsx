import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./fold.module.css";

type Props = { summary: ReactNode; open?: boolean; heading?: boolean; children: ReactNode };

/**
 * What a page can be read without, behind one line. The browser's own search opens it; on paper, and where no script
 * runs, it stands open.
 */
export function Fold({ summary, open, heading, children }: Props) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        {heading ? <h3>{summary}</h3> : <span>{summary}</span>}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
