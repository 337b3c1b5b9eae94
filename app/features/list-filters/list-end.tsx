import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import styles from "./list-area.module.css";

type Props = {
  page: number;
  pages: number;
  toPage: ((page: number) => string) | undefined;
  end: string | undefined;
};

/** What stands below a list: the way to its other pages, and a word below the last. */
export function ListEnd({ page, pages, toPage, end }: Props) {
  const t = useTranslations("ui.list");
  return (
    <div className={styles.foot}>
      {toPage && <Pagination current={page} pages={pages} toPage={toPage} />}
      {page >= pages && <p className={styles.end}>{end ?? t("end")}</p>}
    </div>
  );
}
