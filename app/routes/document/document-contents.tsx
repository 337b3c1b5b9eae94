import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./document.module.css";

type Props = {
  chapters: Data<"download/getDocumentPage">["chapters"];
  language: string;
  keyword: string;
};

export function DocumentContents({ chapters, language, keyword }: Props) {
  const t = useTranslations("tools.document");
  return (
    <nav className={styles.contents} aria-labelledby="document-contents">
      <h2 id="document-contents">{t("contents")}</h2>
      <ol lang={language}>
        {chapters.map(({ anchor, title, hits }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
            {keyword && hits > 0 && <span> ({hits})</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
