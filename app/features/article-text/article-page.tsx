import type { ReactNode } from "react";
import type { Data } from "#api/client.ts";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import type { Crumb } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { formatDate } from "#i18n/format-date.ts";
import { ArticleColumns } from "../article-columns/article-columns.tsx";
import { ArticleHead } from "./article-head.tsx";
import type { outline } from "./outline.ts";
import { TableOfContents } from "./table-of-contents.tsx";

type Fields = "id" | "title" | "summary" | "image" | "date" | "language" | "body";
export type Article = Pick<Data<"about/getPressReleaseByParam">, Fields>;

type Props = {
  article: Article;
  entries: ReturnType<typeof outline>["entries"];
  crumbs: Crumb[];
  /** Beside the date. */
  facts: ReactNode;
};

/** An article of the blog or of the news: its head, its contents beside it, its text. */
export function ArticlePage({ article, entries, crumbs, facts }: Props) {
  const { title, summary, image, date, language, body } = article;
  return (
    <article>
      <ArticleHead
        title={title}
        language={language}
        crumbs={crumbs}
        lead={summary}
        picture={image}
        facts={
          <>
            <time dateTime={formatDate(date)}>{formatDate(date)}</time>
            {facts}
          </>
        }
      />
      <Section space="tight">
        <ArticleColumns
          aside={entries.length > 1 && <TableOfContents entries={entries} language={language} />}
        >
          <FallbackNotice language={language} />
          <RichText html={body} language={language} />
        </ArticleColumns>
      </Section>
    </article>
  );
}
