import { useLocale, useTranslations } from "use-intl/react";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { DocumentActions } from "./document-actions.tsx";
import type { DocumentEntry } from "./document-entry.ts";
import styles from "./document-list.module.css";
import { useDocumentWords } from "./use-document-words.ts";

type Props = {
  document: DocumentEntry;
  heading: "h3" | "h4";
  onPreview: (document: DocumentEntry) => void;
};

/** The id lets a search result lead straight to its row. */
export function DocumentRow({ document, heading: Heading, onPreview }: Props) {
  return (
    <li className={styles.row} id={document.id}>
      <span className={styles.icon}>
        <Icon name="document" size="large" />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title} lang={document.titleLanguage}>
          {document.title}
        </Heading>
        <DocumentFacts document={document} />
      </div>
      <DocumentActions document={document} onPreview={onPreview} />
    </li>
  );
}

function DocumentFacts({ document }: { document: DocumentEntry }) {
  const t = useTranslations("documents");
  const isForeign = useLocale() !== document.language;
  const { kind, language, version, pages, date, format, size } = useDocumentWords()(document);
  return (
    <ul className={styles.facts}>
      <li className={styles.kind}>{kind}</li>
      <li>{isForeign ? <Badge tone="second">{t("otherLanguage", { language })}</Badge> : language}</li>
      <li>
        {format}, {size}
      </li>
      <li>{pages}</li>
      <li>{version}</li>
      <li>
        <time dateTime={date}>{date}</time>
      </li>
    </ul>
  );
}
