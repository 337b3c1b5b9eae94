import type { ReactNode } from "react";
import type { DocumentEntry } from "./document-entry.ts";
import styles from "./document-list.module.css";
import { DocumentRow } from "./document-row.tsx";
import { WithPreview } from "./with-preview.tsx";

type Props = {
  documents: DocumentEntry[];
  heading?: "h3" | "h4";
  /** A way to choose a document for an archive. */
  choose?: (id: string) => ReactNode;
};

/** Documents in rows, with all that is known about each. */
export function DocumentList({ documents, heading = "h3", choose }: Props) {
  return (
    <WithPreview>
      {(preview) => (
        <ul className={styles.list}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              heading={heading}
              onPreview={preview}
              choose={choose}
            />
          ))}
        </ul>
      )}
    </WithPreview>
  );
}
