import { redirect } from "react-router";
import { api } from "#app/context.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Content } from "#app/ui/section/section.tsx";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { keywordOf, properAddress } from "./keyword.ts";
import { typesOf } from "./kinds.ts";
import { Results } from "./results.tsx";
import styles from "./search.module.css";
import { SearchBox } from "./search-box.tsx";
import { pageSize, readFilters, type SearchQuery } from "./search-query.ts";
import { SearchStart } from "./search-start.tsx";
import { TypeTabs } from "./type-tabs.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const proper = properAddress(url);
  if (proper) throw redirect(proper, 308);
  const query = { keyword: keywordOf(url), ...readFilters(url.searchParams) };
  const { type, page, ...filters } = query;
  const client = context.get(api);
  const types = type && { type: typesOf(type) };
  const [statistics, { list, total, answered }] = await Promise.all([
    client.get("homePage/searchStatistics", filters),
    client.get("homePage/searchByType", { ...filters, ...types, pageNum: page, pageSize }),
  ]);
  return { query, statistics, list, answered, pages: Math.ceil(total / pageSize) };
}

/** Results are listed by search engines as long as they are a page of their own; filtered, empty and later ones are not. */
export const meta: Route.MetaFunction = (args) => {
  const { query, statistics } = args.loaderData ?? {};
  const t = translatorFor(languageOf(localeOfPath(args.location.pathname)));
  return pageMeta(args, {
    ...(query?.keyword && {
      title: t("search.titleFor", { key: query.keyword }),
      description: t("search.description", { key: query.keyword, name: productName }),
    }),
    noIndex: (query && isPart(query)) || statistics?.total === 0,
  });
};

/** Whether an address asks for more than a keyword. */
function isPart({ type, productType, documentType, page }: SearchQuery) {
  return Boolean(type || productType || documentType || page > 1);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("search");
  const { query, statistics, answered } = loaderData;
  const { keyword } = query;
  const isAsked = Boolean(keyword || isPart(query));
  return (
    <>
      <div className={styles.top}>
        <Content>
          <h1 className={styles.title}>{keyword ? t("titleFor", { key: keyword }) : t("title")}</h1>
          <SearchBox query={query} />
        </Content>
      </div>
      <div className={styles.body}>
        <Content>
          {!isAsked && <SearchStart />}
          <p className={styles.found} role="status">
            {statistics.total > 0
              ? t("found", { total: statistics.total })
              : keyword
                ? t("none", { key: keyword })
                : t("noneAtAll")}
          </p>
          {statistics.shortened && (
            <div className={styles.corrected}>
              <Notice>{t("shortened", { words: statistics.shortened })}</Notice>
            </div>
          )}
          {statistics.corrected && (
            <div className={styles.corrected}>
              <Notice>{t("corrected", { key: keyword, corrected: statistics.corrected })}</Notice>
            </div>
          )}
          {statistics.total > 0 && answered === "hardly" && (
            <div className={styles.corrected}>
              <Notice>
                {t("best.hardly")} <Link to="/about/contact">{t("ask")}</Link>
              </Notice>
            </div>
          )}
          {statistics.total > 0 && <TypeTabs query={query} statistics={statistics} />}
          <Results {...loaderData} hasAnswer={answered === "clearly" && !isPart(query)} />
        </Content>
      </div>
    </>
  );
}
