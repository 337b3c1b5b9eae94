import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./document-actions.module.css";

/** Shown on demand, for those who want to be sure that their copy is whole. */
export function Checksum({ title, sha256 }: { title: string; sha256: string }) {
  const t = useTranslations("documents");
  return (
    <details className={styles.checksum}>
      <summary aria-label={t("checksumNamed", { title })}>{t("checksum")}</summary>
      <div className={styles.sum}>
        <p>{t("checksumText")}</p>
        <code>{sha256}</code>
        <CopyButton text={sha256} label={t("copyChecksum")} />
      </div>
    </details>
  );
}
