import { useRef, useState } from "react";
import type { DocumentEntry } from "./document-entry.ts";
import styles from "./document-list.module.css";
import { DocumentPreview } from "./document-preview.tsx";
import { DocumentRow } from "./document-row.tsx";

type Props = { documents: DocumentEntry[]; heading?: "h3" | "h4" };

/** Documents in rows, with all that is known about each. One preview serves the whole list. */
export function DocumentList({ documents, heading = "h3" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<DocumentEntry>();
  const preview = (document: DocumentEntry) => {
    setShown(document);
    dialog.current?.showModal();
  };
  return (
    <>
      <ul className={styles.list}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} heading={heading} onPreview={preview} />
        ))}
      </ul>
      <DocumentPreview dialog={dialog} document={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
