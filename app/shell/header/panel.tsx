import { type ReactNode, useState } from "react";
import styles from "./panel.module.css";

type Props = {
  id: string;
  kind: "Products" | "Solutions" | "other" | "search";
  open: boolean;
  children: ReactNode;
};

/** A drop-down as wide as the window. Its height is fixed; what is taller scrolls inside. */
export function Panel({ id, kind, open, children }: Props) {
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    <div id={id} className={styles.panel} data-kind={kind} data-open={open ? "" : undefined} inert={!open}>
      <div className={styles.scroll}>{opened && <div className={styles.content}>{children}</div>}</div>
    </div>
  );
}
