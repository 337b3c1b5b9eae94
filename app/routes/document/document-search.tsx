import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./document.module.css";

type Props = { id: string; keyword: string; hits: number };

/** Looks through this paper alone; what is found is marked in the text and counted in the contents. */
export function DocumentSearch({ id, keyword, hits }: Props) {
  const t = useTranslations("tools.document");
  const path = `/documents/${id}`;
  return (
    <search className={styles.search}>
      <FilterForm
        path={path}
        toPath={(chosen) => listPath(path, { keyword: chosen.get("keyword") ?? undefined })}
      >
        <TextField
          name="keyword"
          type="search"
          label={t("search")}
          defaultValue={keyword}
          error={keyword.length === 1 ? t("short") : undefined}
          maxLength={100}
        />
        <Button type="submit">{t("find")}</Button>
      </FilterForm>
      {keyword.length > 1 && <p role="status">{t("hits", { count: hits, keyword })}</p>}
    </search>
  );
}
