import type { MouseEvent, ReactNode } from "react";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Checksum } from "./checksum.tsx";
import styles from "./document-actions.module.css";
import type { DocumentEntry } from "./document-entry.ts";
import { fileName } from "./file-facts.ts";
import { useDocumentWords } from "./use-document-words.ts";

type Props = {
  document: DocumentEntry;
  onPreview: (document: DocumentEntry) => void;
  /** What else a list lets do with it. */
  children?: ReactNode;
};

export function DocumentActions({ document, onPreview, children }: Props) {
  const t = useTranslations("documents");
  const address = fileUrl(document.path, useShell().fileHost);
  const { language, format, size } = useDocumentWords()(document);
  const { title } = document;
  return (
    <div className={styles.actions}>
      <a
        className={styles.download}
        href={address}
        download={fileName(document.path)}
        aria-label={t("downloadNamed", { title, format, size, language })}
      >
        <Icon name="download" />
        {t("download")}
      </a>
      {document.readable && (
        <Link to={`/documents/${document.id}`} aria-label={t("readNamed", { title, language })}>
          {t("read")}
        </Link>
      )}
      {format === "PDF" && (
        <a
          className={styles.preview}
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={t("previewNamed", { title, language })}
          onClick={(event) => showHere(event) && onPreview(document)}
        >
          {t("preview")}
        </a>
      )}
      {children}
      <Checksum title={title} sha256={document.sha256} />
    </div>
  );
}

/** A browser that cannot show a document inside a page, or a visitor who wants a new tab, follows the link instead. */
function showHere(event: MouseEvent) {
  if (!navigator.pdfViewerEnabled || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  event.preventDefault();
  return true;
}
