import { api } from "#app/context.ts";
import { ArticleColumns } from "#app/features/article-columns/article-columns.tsx";
import { outline } from "#app/features/article-text/outline.ts";
import { TableOfContents } from "#app/features/article-text/table-of-contents.tsx";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./how-we-check.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const page = await context.get(api).get("about/getPageByParam", { id: "how-we-check" });
  const { html, entries } = outline(page.body);
  return { page: { ...page, body: html }, entries };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [breadcrumbData(args, "company", "howWeCheck")] });

export default function HowWeCheck({ loaderData: { page, entries } }: Route.ComponentProps) {
  const t = useTranslations("journal.company");
  const { title, summary, body, language } = page;
  return (
    <>
      <Hero
        title={<span lang={language}>{title}</span>}
        eyebrow={t("eyebrow")}
        lead={<span lang={language}>{summary}</span>}
        crumbs={useBreadcrumbs("company", "howWeCheck")}
      />
      <Section space="tight">
        <ArticleColumns aside={<TableOfContents entries={entries} language={language} />}>
          <FallbackNotice language={language} />
          <div className={styles.text}>
            <RichText html={body} language={language} />
          </div>
        </ArticleColumns>
      </Section>
    </>
  );
}
