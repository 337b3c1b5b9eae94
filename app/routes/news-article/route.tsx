import { api } from "#app/context.ts";
import { articleMeta } from "#app/features/article-text/article-meta.ts";
import { ArticlePage } from "#app/features/article-text/article-page.tsx";
import { outline } from "#app/features/article-text/outline.ts";
import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { RelatedProducts } from "#app/features/related-products/related-products.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Route } from "./+types/route.ts";
import { Neighbours } from "./neighbours.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await context.get(api).get("about/getPressReleaseByParam", { id: params.id });
  const { html, entries } = outline(article.body);
  return { article: { ...article, body: html }, entries };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, "news", args.loaderData?.article);

export default function NewsArticle({ loaderData: { article, entries } }: Route.ComponentProps) {
  const t = useTranslations("journal.news");
  const crumbs = useBreadcrumbs("news", { name: article.title, path: `/about/news/${article.id}` });
  return (
    <>
      <ArticlePage article={article} entries={entries} crumbs={crumbs} facts={<span>{t("release")}</span>} />
      <RelatedProducts products={article.products} />
      <Neighbours previous={article.previous} next={article.next} />
    </>
  );
}
