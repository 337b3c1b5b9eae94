import type { DocumentEntry } from "./document-entry.ts";
import styles from "./document-list.module.css";
import { DocumentRow } from "./document-row.tsx";
import { WithPreview } from "./with-preview.tsx";

type Props = { documents: DocumentEntry[]; heading?: "h3" | "h4" };

/** Documents in rows, with all that is known about each. */
export function DocumentList({ documents, heading = "h3" }: Props) {
  return (
    <WithPreview>
      {(preview) => (
        <ul className={styles.list}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} heading={heading} onPreview={preview} />
          ))}
        </ul>
      )}
    </WithPreview>
  );
}
