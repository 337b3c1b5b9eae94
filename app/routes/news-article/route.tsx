import { api } from "#app/context.ts";
import { ArticleColumns } from "#app/features/article-text/article-columns.tsx";
import { ArticleHead } from "#app/features/article-text/article-head.tsx";
import { outline } from "#app/features/article-text/outline.ts";
import { TableOfContents } from "#app/features/article-text/table-of-contents.tsx";
import { RelatedProducts } from "#app/features/related-products/related-products.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { article as articleData } from "#app/features/structured-data/article.ts";
import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { trailData, useTrail } from "#app/features/trail/trail.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import type { Route } from "./+types/route.ts";
import { Neighbours } from "./neighbours.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await context.get(api).get("about/getPressReleaseByParam", { id: params.id });
  const { html, entries } = outline(article.body);
  return { article: { ...article, body: html }, entries };
}

export const meta: Route.MetaFunction = (args) => {
  const article = args.loaderData?.article;
  if (!article) return [];
  const { id, title, summary, image, date, language } = article;
  const path = `/about/news/${id}`;
  const url = absoluteAddress(args)(path);
  const facts = {
    headline: title,
    description: summary,
    published: date,
    publisher: productName,
    url,
    language,
  };
  return pageMeta(args, {
    title,
    description: summary,
    image,
    type: "article",
    structuredData: [articleData(facts, "NewsArticle"), trailData(args, "news", { name: title, path })],
  });
};

export default function NewsArticle({ loaderData: { article, entries } }: Route.ComponentProps) {
  const t = useTranslations("journal.news");
  const crumbs = useTrail("news", { name: article.title, path: `/about/news/${article.id}` });
  return (
    <>
      <article>
        <ArticleHead
          title={article.title}
          language={article.language}
          crumbs={crumbs}
          lead={article.summary}
          picture={article.image}
          facts={
            <>
              <time dateTime={formatDate(article.date)}>{formatDate(article.date)}</time>
              <span>{t("release")}</span>
            </>
          }
        />
        <Section space="tight">
          <ArticleColumns
            aside={entries.length > 1 && <TableOfContents entries={entries} language={article.language} />}
          >
            <FallbackNotice language={article.language} />
            <RichText html={article.body} language={article.language} />
          </ArticleColumns>
        </Section>
      </article>
      <RelatedProducts products={article.products} />
      <Neighbours previous={article.previous} next={article.next} />
    </>
  );
}
