import type { ReactNode } from "react";
import type { Data } from "#api/client.ts";
import { useToHref } from "#app/ui/link/link-context.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./article-card.module.css";

type Article = Data<"about/getPressReleaseListByParam">["list"][number];

type Props = {
  article: Article;
  to: string;
  /** Beside the date: category, reading time. */
  facts?: ReactNode;
  heading?: "h2" | "h3";
  /** The first of a list stands wide, picture beside words. */
  wide?: boolean;
};

export function ArticleCard({ article, to, facts, heading: Heading = "h2", wide }: Props) {
  const toHref = useToHref();
  const { title, summary, date, image, language } = article;
  return (
    <article className={styles.card} data-wide={wide ? "" : undefined} data-picture={image ? "" : undefined}>
      {image && (
        <div className={styles.picture}>
          <Picture
            entry={image}
            alt=""
            ratio="16:9"
            eager={wide ?? false}
            sizes={
              wide ? "(width >= 950px) 49vw, 92vw" : "(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw"
            }
          />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.facts}>
          <time dateTime={formatDate(date, "YYYY-MM-DD")}>{formatDate(date, "YYYY-MM-DD")}</time>
          {facts}
        </p>
        <Heading className={styles.title} lang={language}>
          <a href={toHref(to)}>{title}</a>
        </Heading>
        <p className={styles.summary} lang={language}>
          {summary}
        </p>
      </div>
    </article>
  );
}
