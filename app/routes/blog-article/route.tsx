import { api } from "#app/context.ts";
import { ArticleColumns } from "#app/features/article-text/article-columns.tsx";
import { ArticleHead } from "#app/features/article-text/article-head.tsx";
import { outline } from "#app/features/article-text/outline.ts";
import { TableOfContents } from "#app/features/article-text/table-of-contents.tsx";
import { trailData, usePageTrail } from "#app/features/page-trail/page-trail.ts";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { outcomeOf } from "#app/features/site-form/form-outcome.ts";
import { readSubmission } from "#app/features/site-form/read-submission.ts";
import { sendOrKeep } from "#app/features/site-form/send-or-keep.ts";
import { stayAfterSending } from "#app/features/site-form/stay-after-sending.ts";
import { article } from "#app/features/structured-data/article.ts";
import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Island } from "#app/ui/island/island.tsx";
import { asleep } from "#app/ui/island/waking.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import type { Route } from "./+types/route.ts";

const relatedProducts = asleep(
  async () => (await import("#app/features/related-products/related-products.tsx")).RelatedProducts,
);
const commentThreads = asleep(async () => (await import("#app/features/comments/comments.tsx")).Comments);
const relatedPosts = asleep(async () => (await import("./related-posts.tsx")).RelatedPosts);

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(api);
  const [{ blog, ...thread }, { stamp }] = await Promise.all([
    client.get("about/getBlogAndCommentListByParam", { id: params.id }),
    client.get("support/getFormStamp", {}),
  ]);
  const { html, entries } = outline(blog.body);
  return { blog: { ...blog, body: html }, entries, ...thread, stamp };
}

export async function action(args: Route.ActionArgs) {
  const { values, key } = await readSubmission(args);
  const comment = { ...values, blogId: args.params.id };
  return outcomeOf(await args.context.get(api).post("about/insertBlogComment", comment, key), values);
}

export const clientAction = sendOrKeep;
export const shouldRevalidate = stayAfterSending;

export const meta: Route.MetaFunction = (args) => {
  const blog = args.loaderData?.blog;
  if (!blog) return [];
  const { id, title, summary, image, date, author, language } = blog;
  const path = `/about/blogs/${id}`;
  const url = absoluteAddress(args)(path);
  const facts = {
    headline: title,
    description: summary,
    published: date,
    author,
    publisher: productName,
    url,
    language,
  };
  return pageMeta(args, {
    title,
    description: summary,
    image,
    type: "article",
    structuredData: [article(facts, "BlogPosting"), trailData(args, "journal.blogs", { name: title, path })],
  });
};

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { blog, entries, comments, total, moderated, stamp } = loaderData;
  const crumbs = usePageTrail("journal.blogs", { name: blog.title, path: `/about/blogs/${blog.id}` });
  return (
    <>
      <article>
        <ArticleHead
          title={blog.title}
          language={blog.language}
          crumbs={crumbs}
          lead={blog.summary}
          picture={blog.image}
          facts={<BlogFacts blog={blog} />}
        />
        <Section space="tight">
          <ArticleColumns
            aside={entries.length > 1 && <TableOfContents entries={entries} language={blog.language} />}
          >
            <FallbackNotice language={blog.language} />
            <RichText html={blog.body} language={blog.language} />
          </ArticleColumns>
        </Section>
      </article>
      <Island of={relatedProducts} products={blog.products} />
      <Island
        of={commentThreads}
        key={blog.id}
        blogId={blog.id}
        comments={comments}
        total={total}
        stamp={stamp}
        moderated={moderated}
      />
      <Island of={relatedPosts} posts={blog.related} />
    </>
  );
}

function BlogFacts({ blog }: { blog: Route.ComponentProps["loaderData"]["blog"] }) {
  const t = useTranslations("journal.article");
  return (
    <>
      <time dateTime={formatDate(blog.date)}>{formatDate(blog.date)}</time>
      <span>{t("by", { author: blog.author })}</span>
      <span>{blog.categoryName}</span>
      <span>{t("reading", { minutes: blog.readingMinutes })}</span>
    </>
  );
}
