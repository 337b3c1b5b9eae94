import { Badge } from "#app/ui/badge/badge.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { DocumentEntry } from "./document-entry.ts";
import styles from "./document-facts.module.css";
import { useDocumentWords } from "./use-document-words.ts";

/** A document in another language than the page's is marked. */
export function DocumentFacts({ document, kind = true }: { document: DocumentEntry; kind?: boolean }) {
  const t = useTranslations("documents");
  const isForeign = useLanguage() !== document.language;
  const words = useDocumentWords()(document);
  const { language, version, pages, date, format, size } = words;
  return (
    <ul className={styles.facts}>
      {kind && <li className={styles.kind}>{words.kind}</li>}
      <li>
        {isForeign ? (
          <Badge tone="second">{t("otherLanguage", { language: document.language })}</Badge>
        ) : (
          language
        )}
      </li>
      <li>
        {format}, {size}
      </li>
      <li>{pages}</li>
      <li>
        {version} <time dateTime={date}>{date}</time>
      </li>
    </ul>
  );
}
