import { useLanguage } from "#app/ui/language/use-language.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import type { Language } from "#i18n/locales.ts";
import styles from "./list-area.module.css";

/** Said once above a list of which some records have no translation. */
export function UntranslatedNotice({ languages }: { languages: Language[] }) {
  const own = useLanguage();
  const other = languages.find((language) => language !== own);
  return other ? (
    <div className={styles.untranslated}>
      <FallbackNotice language={other} />
    </div>
  ) : null;
}
