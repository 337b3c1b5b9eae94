import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { pageSize } from "./page-size.ts";
import { Result } from "./result.tsx";
import styles from "./result-list.module.css";
import { type SearchQuery, searchAddress } from "./search-query.ts";
import { type Hit, useMoreResults } from "./use-more-results.ts";

type Props = { query: SearchQuery; list: Hit[]; listTotal: number; hasMore: boolean };

/** A page of results; more are added below on demand. Without script the same link opens the next page. */
export function ResultList({ query, list, listTotal, hasMore }: Props) {
  const t = useTranslations("search");
  const { added, state, more } = useMoreResults(query, hasMore);
  const items = useFocusOnNew(added.hits.length);
  const isLeaving = useNavigation().state === "loading";
  const from = (query.page - 1) * pageSize + 1;
  const shown = [...list, ...added.hits];
  const range = { from, to: from + shown.length - 1, total: listTotal };
  return (
    <div className={styles.area} aria-busy={isLeaving || state === "loading"}>
      <VisuallyHidden as="h2">{t("results")}</VisuallyHidden>
      {query.page > 1 && <Earlier query={query} />}
      <ol ref={items} className={styles.list} start={from}>
        {shown.map((hit) => (
          <Result key={`${hit.type}/${hit.id}`} hit={hit} />
        ))}
      </ol>
      {state === "loading" && <Skeleton lines={3} />}
      {state === "failed" && (
        <Notice tone="danger" role="alert">
          {t("failed")}
        </Notice>
      )}
      <div className={styles.foot}>
        {added.hasMore ? (
          <ButtonLink
            look="outline"
            to={searchAddress({ ...query, page: query.page + added.pages + 1 })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              more();
            }}
          >
            {t("more")}
          </ButtonLink>
        ) : (
          <p className={styles.end}>{t("end")}</p>
        )}
        <p className={styles.range} role="status">
          {t("shown", range)}
        </p>
      </div>
    </div>
  );
}

function Earlier({ query }: { query: SearchQuery }) {
  const t = useTranslations("search");
  return (
    <p className={styles.earlier}>
      <ButtonLink look="quiet" size="small" rel="prev" to={searchAddress({ ...query, page: query.page - 1 })}>
        {t("previous")}
      </ButtonLink>
    </p>
  );
}

/** The keyboard goes on where the new results begin. */
function useFocusOnNew(count: number) {
  const items = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const grown = count - before.current;
    before.current = count;
    if (grown <= 0) return;
    const links = items.current?.querySelectorAll<HTMLElement>("li h3 a");
    links?.[links.length - grown]?.focus({ preventScroll: true });
  }, [count]);
  return items;
}
