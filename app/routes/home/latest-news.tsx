import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./latest-news.module.css";
import type { HomeData } from "./load-home.ts";

export function LatestNews({ news }: Pick<HomeData, "news">) {
  const t = useTranslations("catalogue.home");
  if (news.length === 0) return null;
  return (
    <Section labelledBy="news">
      <SectionHeading
        id="news"
        title={t("news")}
        action={
          <Link to="/about/news" look="arrow">
            {t("allNews")}
          </Link>
        }
      />
      <ul className={styles.list}>
        {news.map(({ id, title, summary, date, language }) => (
          <li key={id} className={styles.entry}>
            <time className={styles.date} dateTime={formatDate(date)}>
              {formatDate(date)}
            </time>
            <h3 className={styles.title} lang={language}>
              <Link to={`/about/news/${id}`} look="cover">
                {title}
              </Link>
            </h3>
            <p className={styles.summary} lang={language}>
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
