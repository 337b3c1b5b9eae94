import type { ReactNode } from "react";
import styles from "./list-area.module.css";

export type Emptiness = { title: string; text?: ReactNode; ways?: ReactNode };

/** Nothing to show: says so, and what to do instead. */
export function EmptyList({ title, text, ways }: Emptiness) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 60" aria-hidden="true">
        <path d="M8 52h104M22 52V30l18-14 18 14v22M34 52V40h12v12M74 52V36l24-8v24M74 44l24-8M86 48V32" />
        <circle cx="90" cy="12" r="6" />
      </svg>
      <h2>{title}</h2>
      {typeof text === "string" ? <p>{text}</p> : text}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}
