import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./no-results.module.css";
import { type SearchQuery, searchAddress } from "./search-query.ts";

type Props = { query: SearchQuery; total: number };

/** Nothing on this page of the search: why, and the ways on. */
export function NoResults({ query, total }: Props) {
  const t = useTranslations("search");
  if (query.page > 1)
    return (
      <div className={styles.box}>
        <p className={styles.what}>{t("end")}</p>
        <ButtonLink look="outline" to={searchAddress({ ...query, page: 1 })}>
          {t("first")}
        </ButtonLink>
      </div>
    );
  if (total > 0)
    return (
      <div className={styles.box}>
        <p className={styles.what}>{t("noneOfType", { total })}</p>
        <ButtonLink look="outline" to={searchAddress({ ...query, type: undefined })}>
          {t("showAll")}
        </ButtonLink>
      </div>
    );
  return <Help query={query} />;
}

function Help({ query }: { query: SearchQuery }) {
  const t = useTranslations("search");
  const isFiltered = Boolean(query.productType || query.documentType);
  return (
    <div className={styles.box}>
      <h2 className={styles.heading}>{t("helpTitle")}</h2>
      <ul className={styles.hints}>
        {isFiltered && <li>{t("helpFilters")}</li>}
        <li>{t("helpModel")}</li>
        <li>{t("helpFewer")}</li>
        <li>{t("helpAsk")}</li>
      </ul>
      <div className={styles.ways}>
        {isFiltered && <ButtonLink to={searchAddress({ keyword: query.keyword })}>{t("clear")}</ButtonLink>}
        <ButtonLink look="outline" to="/products">
          {t("browse")}
        </ButtonLink>
        <ButtonLink look="quiet" to="/about/contact">
          {t("ask")}
        </ButtonLink>
      </div>
    </div>
  );
}
