import { api } from "#app/context.ts";
import { ArticleCard } from "#app/features/article-card/article-card.tsx";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { Route } from "./+types/route.ts";
import { byYear } from "./by-year.ts";
import styles from "./news.module.css";

const pageSize = 12;

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const year = yearOf(searchParams.get("year"));
  const page = pageNumber(searchParams);
  const query = { ...(year && { year }), pageNum: page, pageSize };
  const { total, list, years } = await context.get(api).list("about/getPressReleaseListByParam", query);
  return { year, page, pages: Math.ceil(total / pageSize), list, years };
}

/** Only what can be a year of ours is asked for; anything else shows all news. */
function yearOf(text: string | null) {
  return /^20\d\d$/.test(text ?? "") ? Number(text) : undefined;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { keep: ["year", "page"], structuredData: [breadcrumbData(args, "news")] });

export default function News({ loaderData: { year, page, pages, list, years } }: Route.ComponentProps) {
  const t = useTranslations("journal.news");
  const total = years.reduce((sum, { count }) => sum + count, 0);
  const tabs = years.map(({ id, name, count }) => ({
    to: `/about/news?year=${id}`,
    label: name,
    count,
    current: id === String(year),
  }));
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("news")} />
      <Section space="tight">
        <Tabs
          label={t("years")}
          tabs={[{ to: "/about/news", label: t("all"), count: total, current: !year }, ...tabs]}
        />
        <div className={styles.list}>
          <ListArea
            shown={list.length}
            page={page}
            pages={pages}
            toPage={(number) => listPath("/about/news", { year: year ? String(year) : undefined }, number)}
            empty={{
              title: t("empty"),
              text: t("emptyText"),
              ways: <ButtonLink to="/about/news">{t("all")}</ButtonLink>,
            }}
          >
            {byYear(list).map(({ year: own, articles }) => (
              <section key={own} className={styles.year} aria-labelledby={`year-${own}`}>
                <h2 id={`year-${own}`}>{own}</h2>
                <CardGrid>
                  {articles.map((article) => (
                    <ArticleCard
                      key={article.id}
                      article={article}
                      to={`/about/news/${article.id}`}
                      heading="h3"
                    />
                  ))}
                </CardGrid>
              </section>
            ))}
          </ListArea>
        </div>
      </Section>
    </>
  );
}
