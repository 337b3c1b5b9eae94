import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../icon/icon.tsx";
import { useToHref } from "../link/link-context.ts";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./pagination.module.css";

type Props = {
  current: number;
  pages: number /** The path of a page, with its query. */;
  toPage: (page: number) => string;
};

export function Pagination({ current, pages, toPage }: Props) {
  const t = useTranslations("ui");
  const toHref = useToHref();
  if (pages < 2) return null;
  return (
    <nav aria-label={t("pagination")} className={styles.pagination}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <a
              className={styles.page}
              rel="prev"
              href={toHref(toPage(current - 1))}
              aria-label={t("previousPage")}
            >
              <Icon name="chevron-left" />
            </a>
          </li>
        )}
        {pageNumbers(current, pages).map((page, place) =>
          page === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, told apart by their place
            <li key={`gap-${place}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                className={styles.page}
                href={toHref(toPage(page))}
                aria-label={t("page", { page })}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
        {current < pages && (
          <li>
            <a
              className={styles.page}
              rel="next"
              href={toHref(toPage(current + 1))}
              aria-label={t("nextPage")}
            >
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
