import type { ReactNode } from "react";
import styles from "./article-text.module.css";

/** An article with something beside it: its contents, or the facts of an event. */
export function ArticleColumns({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns} data-aside={aside ? "" : undefined}>
      {aside && <div className={styles.aside}>{aside}</div>}
      {/* Below what stands beside it on a wide screen, and with it below the first view of a phone. */}
      <div className={styles.main} data-later={aside ? "" : undefined}>
        {children}
      </div>
    </div>
  );
}
