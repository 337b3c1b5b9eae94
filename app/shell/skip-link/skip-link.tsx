import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./skip-link.module.css";

export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a className={styles.skip} href="#page">
      {t("skip")}
    </a>
  );
}
