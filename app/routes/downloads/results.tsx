import type { DocumentEntry } from "#app/features/document-list/document-entry.ts";
import { DocumentList } from "#app/features/document-list/document-list.tsx";
import { ListArea } from "#app/features/list-area/list-area.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./downloads.module.css";
import { type DownloadsQuery, downloadsPath } from "./downloads-query.ts";

type Props = { query: DownloadsQuery; total: number; all: number; pages: number; documents: DocumentEntry[] };

export function Results({ query, total, all, pages, documents }: Props) {
  const t = useTranslations("documents");
  const empty = useEmptyWords({ query, total, all });
  return (
    <>
      <div role="status">
        <h2 className={styles.total} id="results">
          {total === all ? t("total", { total }) : t("filtered", { total, all })}
        </h2>
      </div>
      <ListArea
        shown={documents.length}
        page={query.page}
        pages={pages}
        toPage={(page) => downloadsPath({ ...query, page })}
        empty={empty}
        end={t("end")}
      >
        <DocumentList documents={documents} />
      </ListArea>
    </>
  );
}

/** Nothing there at all, nothing for these choices, or an address beyond the last page: each has its own way on. */
function useEmptyWords({ query, total, all }: Pick<Props, "query" | "total" | "all">) {
  const t = useTranslations("documents");
  const ask = (
    <ButtonLink look="quiet" to="/about/contact">
      {t("emptyAsk")}
    </ButtonLink>
  );
  if (all === 0) return { title: t("noneTitle"), text: t("noneText"), action: ask };
  if (total > 0) {
    const first = <ButtonLink to={downloadsPath({ ...query, page: 1 })}>{t("firstPage")}</ButtonLink>;
    return { title: t("pastEndTitle"), text: t("pastEndText"), action: first };
  }
  const action = (
    <div className={styles.ways}>
      {query.languages.length > 0 && (
        <ButtonLink to={downloadsPath({ ...query, languages: [], page: 1 })}>
          {t("emptyOtherLanguages")}
        </ButtonLink>
      )}
      <ButtonLink look="outline" to="/downloads">
        {t("clear")}
      </ButtonLink>
      {ask}
    </div>
  );
  return { title: t("emptyTitle"), text: t("emptyText"), action };
}
