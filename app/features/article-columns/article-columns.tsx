import type { ReactNode } from "react";
import styles from "./article-columns.module.css";

/** An article with something beside it: its contents, or the facts of an event. */
export function ArticleColumns({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns} data-aside={aside ? "" : undefined}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.main}>{children}</div>
    </div>
  );
}
