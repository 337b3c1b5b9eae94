import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { EmptyList } from "./empty-list.tsx";
import styles from "./list-area.module.css";
import { ListEnd } from "./list-end.tsx";

type Props = {
  shown: number;
  page?: number;
  pages?: number;
  toPage?: (page: number) => string;
  empty: { title: string; text?: string; action?: ReactNode };
  /** Said under the last page. */
  end: string;
  children: ReactNode;
};

/** A list with all its states: being loaded, empty, one page of several, and the end. */
export function ListArea({ shown, page = 1, pages = 1, toPage, empty, end, children }: Props) {
  const busy = useNavigation().state === "loading";
  if (shown === 0) return <EmptyList {...empty} />;
  return (
    <div className={styles.area} aria-busy={busy}>
      {children}
      <ListEnd page={page} pages={pages} toPage={toPage} end={end} />
    </div>
  );
}
