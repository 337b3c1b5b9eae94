import { useLocale } from "use-intl/react";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import styles from "./list-area.module.css";

/** Said once above a list of which some records have no translation. */
export function UntranslatedNotice({ languages }: { languages: ("en" | "es" | "my")[] }) {
  const locale = useLocale();
  const other = languages.find((language) => language !== locale);
  return other ? (
    <div className={styles.untranslated}>
      <FallbackNotice language={other} />
    </div>
  ) : null;
}
