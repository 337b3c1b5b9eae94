import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { sorts } from "./list-query.ts";
import styles from "./sort-field.module.css";

type Props = { current: string | undefined; specs: { id: string; name: string }[] };

export function SortField({ current, specs }: Props) {
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
          {specs.flatMap(({ id, name }) => [
            <option key={id} value={id}>
              {t("sorts.rising", { name })}
            </option>,
            <option key={`-${id}`} value={`-${id}`}>
              {t("sorts.falling", { name })}
            </option>,
          ])}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
