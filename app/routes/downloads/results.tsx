import type { DocumentEntry } from "#app/features/document-list/document-entry.ts";
import { DocumentList } from "#app/features/document-list/document-list.tsx";
import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { ArchiveBar, TakeLink } from "./archive-bar.tsx";
import styles from "./downloads.module.css";
import { type DownloadsQuery, downloadsPath } from "./downloads-query.ts";

type Props = { query: DownloadsQuery; total: number; all: number; pages: number; documents: DocumentEntry[] };

export function Results({ query, total, all, pages, documents }: Props) {
  const t = useTranslations("documents");
  const empty = useEmptyWords({ query, all });
  return (
    <>
      <div role="status">
        <h2 className={styles.total} id="results">
          {total === all ? t("total", { total }) : t("filtered", { total, all })}
        </h2>
      </div>
      <ArchiveBar query={query} />
      <ListArea
        shown={documents.length}
        page={query.page}
        pages={pages}
        toPage={(page) => downloadsPath({ ...query, page })}
        empty={empty}
      >
        <DocumentList documents={documents} choose={(id) => <TakeLink query={query} id={id} />} />
      </ListArea>
    </>
  );
}

/** Nothing there at all, or nothing for these choices: each has its own way on. */
function useEmptyWords({ query, all }: Pick<Props, "query" | "all">) {
  const t = useTranslations("documents");
  const clear = useTranslations("ui.list")("clear");
  const ask = (
    <ButtonLink look="quiet" to="/about/contact">
      {t("emptyAsk")}
    </ButtonLink>
  );
  if (all === 0) return { title: t("noneTitle"), text: t("noneText"), ways: ask };
  const ways = (
    <>
      {query.languages.length > 0 && (
        <ButtonLink to={downloadsPath({ ...query, languages: [], page: 1 })}>
          {t("emptyOtherLanguages")}
        </ButtonLink>
      )}
      <ButtonLink look="outline" to="/downloads">
        {clear}
      </ButtonLink>
      {ask}
    </>
  );
  return { title: t("emptyTitle"), text: t("emptyText"), ways };
}
