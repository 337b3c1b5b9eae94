import type { Data } from "#api/client.ts";
import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import type { Hit } from "./hit.ts";
import { ResultList } from "./result-list.tsx";
import styles from "./search.module.css";
import { pageSize, type SearchQuery, searchAddress } from "./search-query.ts";
import { useNoResults } from "./use-no-results.tsx";

type Props = {
  query: SearchQuery;
  statistics: Data<"homePage/searchStatistics">;
  list: Hit[];
  hasAnswer: boolean;
  pages: number;
};

/** One page of what was found, and the choices that narrowed it. */
export function Results({ query, statistics, list, hasAnswer, pages }: Props) {
  const t = useTranslations("search");
  const { page } = query;
  return (
    <>
      <ChosenFilters query={query} />
      <div className={styles.list}>
        <ListArea
          shown={list.length}
          page={page}
          pages={pages}
          toPage={(number) => searchAddress({ ...query, page: number })}
          empty={useNoResults(query, statistics.total)}
          end={t("end")}
        >
          <ResultList list={list} start={(page - 1) * pageSize + 1} query={query} hasAnswer={hasAnswer} />
        </ListArea>
      </div>
    </>
  );
}
