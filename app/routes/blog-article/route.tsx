import { api } from "#app/context.ts";
import { articleMeta } from "#app/features/article-text/article-meta.ts";
import { ArticlePage } from "#app/features/article-text/article-page.tsx";
import { outline } from "#app/features/article-text/outline.ts";
import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { Comments } from "#app/features/comments/comments.tsx";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { RelatedProducts } from "#app/features/related-products/related-products.tsx";
import { sendOrKeep } from "#app/features/site-form/send-or-keep.ts";
import { sendSubmission } from "#app/features/site-form/send-submission.ts";
import { stayAfterSending } from "#app/features/site-form/stay-after-sending.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Route } from "./+types/route.ts";
import { RelatedPosts } from "./related-posts.tsx";

export async function loader({ params, url: { searchParams }, context }: Route.LoaderArgs) {
  const page = pageNumber(searchParams);
  const thread = searchParams.get("thread") ?? undefined;
  const client = context.get(api);
  const [{ blog, ...discussion }, { stamp }] = await Promise.all([
    client.get("about/getBlogAndCommentListByParam", {
      id: params.id,
      ...(thread && { thread }),
      ...(page > 1 && { pageNum: page }),
    }),
    client.get("support/getFormStamp", {}),
  ]);
  const { html, entries } = outline(blog.body);
  return { blog: { ...blog, body: html }, entries, page, thread, stamp, ...discussion };
}

export const action = (args: Route.ActionArgs) =>
  sendSubmission(args, "about/insertBlogComment", (values) => ({ ...values, blogId: args.params.id }));

export const clientAction = sendOrKeep;
export const shouldRevalidate = stayAfterSending;

export const meta: Route.MetaFunction = (args) => articleMeta(args, "blogs", args.loaderData?.blog);

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { blog, entries, comments, total, page, pages, thread, stamp, moderated } = loaderData;
  const crumbs = useBreadcrumbs("blogs", { name: blog.title, path: `/about/blogs/${blog.id}` });
  return (
    <>
      <ArticlePage article={blog} entries={entries} crumbs={crumbs} facts={<BlogFacts blog={blog} />} />
      <RelatedProducts products={blog.products} />
      <Comments
        key={blog.id}
        blogId={blog.id}
        comments={comments}
        total={total}
        page={page}
        pages={pages}
        thread={thread}
        stamp={stamp}
        moderated={moderated}
      />
      <RelatedPosts posts={blog.related} />
    </>
  );
}

function BlogFacts({ blog }: { blog: Route.ComponentProps["loaderData"]["blog"] }) {
  const t = useTranslations("journal.article");
  return (
    <>
      <span>{t("by", { author: blog.author })}</span>
      <span>{blog.categoryName}</span>
      <span>{t("reading", { minutes: blog.readingMinutes })}</span>
    </>
  );
}
