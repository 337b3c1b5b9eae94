import { type ReactNode, useRef, useState } from "react";
import type { DocumentEntry } from "./document-entry.ts";
import { DocumentPreview } from "./document-preview.tsx";

type Props = { children: (preview: (document: DocumentEntry) => void) => ReactNode };

/** One preview for all documents inside. */
export function WithPreview({ children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<DocumentEntry>();
  const preview = (document: DocumentEntry) => {
    setShown(document);
    dialog.current?.showModal();
  };
  return (
    <>
      {children(preview)}
      <DocumentPreview dialog={dialog} document={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
