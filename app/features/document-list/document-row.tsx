import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { DocumentActions } from "./document-actions.tsx";
import type { DocumentEntry } from "./document-entry.ts";
import { DocumentFacts } from "./document-facts.tsx";
import styles from "./document-list.module.css";

type Props = {
  document: DocumentEntry;
  heading: "h3" | "h4";
  onPreview: (document: DocumentEntry) => void;
  choose?: ((id: string) => ReactNode) | undefined;
};

/** The id lets a search result lead straight to its row. */
export function DocumentRow({ document, heading: Heading, onPreview, choose }: Props) {
  return (
    <li className={styles.row} id={document.id}>
      <span className={styles.icon}>
        <Icon name="document" size="large" />
      </span>
      <div className={styles.text}>
        <Heading className={styles.title} lang={document.titleLanguage}>
          {document.title}
        </Heading>
        <DocumentFacts document={document} />
      </div>
      <DocumentActions document={document} onPreview={onPreview}>
        {choose?.(document.id)}
      </DocumentActions>
    </li>
  );
}
