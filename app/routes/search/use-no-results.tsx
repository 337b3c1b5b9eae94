import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./search.module.css";
import { type SearchQuery, searchAddress } from "./search-query.ts";

/** Nothing was found: why, and the ways on. `total` counts the other kinds of results. */
export function useNoResults(query: SearchQuery, total: number) {
  const t = useTranslations("search");
  const clear = useTranslations("ui.list")("clear");
  const isFiltered = Boolean(query.productType || query.documentType);
  if (total > 0) {
    const all = searchAddress({ ...query, type: undefined });
    return {
      title: t("noneOfType", { total }),
      ways: (
        <ButtonLink look="outline" to={all}>
          {t("showAll")}
        </ButtonLink>
      ),
    };
  }
  const ways = (
    <>
      {isFiltered && <ButtonLink to={searchAddress({ keyword: query.keyword })}>{clear}</ButtonLink>}
      <ButtonLink look="outline" to="/products">
        {t("browse")}
      </ButtonLink>
      <ButtonLink look="quiet" to="/about/contact">
        {t("ask")}
      </ButtonLink>
    </>
  );
  const text = (
    <ul className={styles.hints}>
      {isFiltered && <li>{t("helpFilters")}</li>}
      <li>{t("helpModel")}</li>
      <li>{t("helpFewer")}</li>
      <li>{t("helpAsk")}</li>
    </ul>
  );
  return { title: t("helpTitle"), text, ways };
}
