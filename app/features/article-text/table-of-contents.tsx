import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./article-text.module.css";
import type { OutlineEntry } from "./outline.ts";

/** The headings of an article as links. A text with fewer than two needs no contents. */
export function TableOfContents({ entries, language }: { entries: OutlineEntry[]; language: string }) {
  const t = useTranslations("journal");
  if (entries.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t("article.contents")}</h2>
      <ol className={styles.entries} lang={language}>
        {entries.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
