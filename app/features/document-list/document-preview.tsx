import { type RefObject, useEffect } from "react";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { DocumentEntry } from "./document-entry.ts";
import styles from "./document-preview.module.css";
import { fileName } from "./file-facts.ts";

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  document: DocumentEntry | undefined;
  onClose: () => void;
};

/** The document inside the page. Nothing is loaded before somebody asks for it. */
export function DocumentPreview({ dialog, document, onClose }: Props) {
  useClose(dialog, onClose);
  return (
    <Dialog ref={dialog} title={document?.title ?? ""} wide>
      {document && <Paper document={document} />}
    </Dialog>
  );
}

function Paper({ document: { title, path } }: { document: DocumentEntry }) {
  const t = useTranslations("documents");
  const address = fileUrl(path, useShell().fileHost);
  return (
    <>
      <iframe className={styles.paper} src={address} title={title} />
      <p className={styles.actions}>
        <a href={address} download={fileName(path)}>
          <Icon name="download" />
          {t("download")}
        </a>
        <a href={address} target="_blank" rel="noopener">
          <Icon name="external" />
          {t("previewOpen")}
        </a>
      </p>
    </>
  );
}

/** Also when Escape or a click beside the dialog closed it. */
function useClose(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener("close", onClose);
    return () => element?.removeEventListener("close", onClose);
  }, [dialog, onClose]);
}
