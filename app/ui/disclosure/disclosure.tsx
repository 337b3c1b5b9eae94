import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./disclosure.module.css";

type Props = { summary: ReactNode; id?: string; open?: boolean; name?: string; children: ReactNode };

/** A question that opens. Those that share a `name` close each other. Works without script. */
export function Disclosure({ summary, id, open, name, children }: Props) {
  return (
    <details className={styles.disclosure} id={id} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
