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
import styles from "./blogs.module.css";

const pageSize = 7;

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const category = searchParams.get("category") ?? undefined;
  const page = pageNumber(searchParams);
  const query = { ...(category && { category }), pageNum: page, pageSize };
  const { total, list, categories } = await context.get(api).list("about/getBlogListByParam", query);
  return { category, page, pages: Math.ceil(total / pageSize), list, categories };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { keep: ["category", "page"], structuredData: [breadcrumbData(args, "blogs")] });

export default function Blogs({
  loaderData: { category, page, pages, list, categories },
}: Route.ComponentProps) {
  const t = useTranslations("journal.blogs");
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const tabs = categories
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({
      to: listPath("/about/blogs", { category: id }, 1),
      label: name,
      count,
      current: id === category,
    }));
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("blogs")} />
      <Section space="tight">
        <Tabs
          label={t("categories")}
          tabs={[{ to: "/about/blogs", label: t("all"), count: total, current: !category }, ...tabs]}
        />
        <div className={styles.list}>
          <ListArea
            shown={list.length}
            page={page}
            pages={pages}
            toPage={(number) => listPath("/about/blogs", { category }, number)}
            empty={{
              title: t("empty"),
              text: t("emptyText"),
              ways: <ButtonLink to="/about/blogs">{t("all")}</ButtonLink>,
            }}
          >
            <BlogList list={list} />
          </ListArea>
        </div>
      </Section>
    </>
  );
}

type Blog = Route.ComponentProps["loaderData"]["list"][number];

/** The newest stands wide above the others. */
function BlogList({ list: [first, ...others] }: { list: Blog[] }) {
  if (!first) return null;
  return (
    <div className={styles.cards}>
      <BlogCard blog={first} wide />
      {others.length > 0 && (
        <CardGrid>
          {others.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        </CardGrid>
      )}
    </div>
  );
}

function BlogCard({ blog, wide = false }: { blog: Blog; wide?: boolean }) {
  const t = useTranslations("journal.article");
  const facts = (
    <>
      <span>{blog.categoryName}</span>
      <span>{t("reading", { minutes: blog.readingMinutes })}</span>
    </>
  );
  return <ArticleCard article={blog} to={`/about/blogs/${blog.id}`} facts={facts} wide={wide} />;
}
