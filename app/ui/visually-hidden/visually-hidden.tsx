import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** For the ears only. `as="h2"` gives a region its heading without showing it. */
export function VisuallyHidden({ as: Tag = "span", id, children }: Props) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}

type Props = { as?: "span" | "h2" | "h3" | "p" | "div"; id?: string; children: ReactNode };
