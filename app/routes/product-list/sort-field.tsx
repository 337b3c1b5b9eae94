import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type Sort, sorts } from "./list-query.ts";
import styles from "./sort-field.module.css";

export function SortField({ current }: { current: Sort | undefined }) {
  const t = useTranslations("catalogue.list");
  return (
    <label className={styles.sort}>
      <span>{t("sort")}</span>
      <span className={styles.select}>
        <select name="sort" defaultValue={current ?? ""}>
          <option value="">{t("sorts.default")}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
