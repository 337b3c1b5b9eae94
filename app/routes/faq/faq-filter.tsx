import { listPath } from "#app/features/list-kit/chosen-params.ts";
import { FilterForm } from "#app/features/list-kit/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./faq.module.css";

const path = "/support/faq";

/** Filters while somebody types; Enter puts the keyword into the address. */
export function FaqFilter({ keyword, onType }: { keyword: string; onType: (keyword: string) => void }) {
  const t = useTranslations("support.faq");
  return (
    <search className={styles.search}>
      <FilterForm
        path={path}
        toPath={(chosen) => listPath(path, { keyword: chosen.get("keyword") ?? "" })}
        className={styles.filter}
      >
        <TextField
          name="keyword"
          label={t("filter")}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={keyword}
          onInput={(event) => onType(event.currentTarget.value)}
        />
        <Button type="submit">{t("search")}</Button>
      </FilterForm>
    </search>
  );
}
