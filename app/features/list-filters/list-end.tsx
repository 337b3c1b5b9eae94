import { Pagination } from "#app/ui/pagination/pagination.tsx";
import styles from "./list-area.module.css";

type Props = {
  page: number;
  pages: number;
  toPage: ((page: number) => string) | undefined;
  end: string | undefined;
};

/** The way to the other pages of a list, and what is said below the last. */
export function ListEnd({ page, pages, toPage, end }: Props) {
  const isSaid = end !== undefined && page >= pages;
  if (!isSaid && pages < 2) return null;
  return (
    <div className={styles.foot}>
      {toPage && <Pagination current={page} pages={pages} toPage={toPage} />}
      {isSaid && <p className={styles.end}>{end}</p>}
    </div>
  );
}
