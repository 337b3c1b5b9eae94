import { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { breadcrumbData } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { article } from "#app/features/structured-data/article.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import type { Article } from "./article-page.tsx";

const kinds = {
  blogs: { path: "/about/blogs", type: "BlogPosting" },
  news: { path: "/about/news", type: "NewsArticle" },
} as const;

type Args = Parameters<typeof pageMeta>[0];

/** The head of an article of the blog or of the news. */
export function articleMeta(
  args: Args,
  kind: keyof typeof kinds,
  shown: (Article & { author?: string }) | undefined,
) {
  if (!shown) return [];
  const { id, title, summary, image, date, author, language } = shown;
  const path = `${kinds[kind].path}/${id}`;
  const facts = {
    headline: title,
    description: summary,
    published: date,
    ...(author && { author }),
    publisher: productName,
    url: absoluteAddress(args)(path),
    language,
  };
  return pageMeta(args, {
    title,
    description: summary,
    image,
    type: "article",
    structuredData: [article(facts, kinds[kind].type), breadcrumbData(args, kind, { name: title, path })],
  });
}
