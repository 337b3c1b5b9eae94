import { useEffect } from "react";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Hit } from "./hit.ts";
import { rememberWord } from "./recent-words.ts";
import { Result } from "./result.tsx";
import { type ResultGroup, resultGroups } from "./result-groups.ts";
import styles from "./result-list.module.css";
import { type SearchQuery, searchAddress } from "./search-query.ts";

type Props = {
  list: Hit[];
  start: number;
  query: SearchQuery;
  counts: { type: Hit["type"]; count: number }[];
};

/** A page of results by their kinds, numbered on from the pages before. */
export function ResultList({ list, start, query, counts }: Props) {
  const { keyword } = query;
  useEffect(() => {
    if (keyword) rememberWord(keyword);
  }, [keyword]);
  return resultGroups(list, start).map((group) => (
    <section key={group.first} className={styles.group}>
      <GroupTitle group={group} query={query} count={counts.find(({ type }) => type === group.type)?.count} />
      <ol className={styles.list} start={group.first}>
        {group.hits.map((hit) => (
          <Result key={`${hit.type}/${hit.id}`} hit={hit} />
        ))}
      </ol>
    </section>
  ));
}

/** The kind and how many there are of it, which leads to all of them. */
function GroupTitle({
  group,
  query,
  count,
}: {
  group: ResultGroup;
  query: SearchQuery;
  count: number | undefined;
}) {
  const t = useTranslations("search");
  const { type, discontinued } = group;
  if (discontinued) return <h2 className={styles.kind}>{t("discontinued")}</h2>;
  return (
    <h2 className={styles.kind}>
      {query.type ? (
        t(`types.${type}`)
      ) : (
        <Link look="quiet" to={searchAddress({ ...query, type, page: 1 })}>
          {t(`types.${type}`)} {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      )}
    </h2>
  );
}
