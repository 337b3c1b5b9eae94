import { useEffect, useRef } from "react";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { isChanged } from "#app/ui/field/is-changed.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./faq.module.css";

const path = "/support/faq";

/** Filters while somebody types; Enter puts the keyword into the address. */
export function FaqFilter({ keyword, onType }: { keyword: string; onType: (keyword: string) => void }) {
  const t = useTranslations("support.faq");
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    if (field.current && isChanged(field.current)) onType(field.current.value);
  }, []);
  return (
    <search className={styles.search}>
      <FilterForm
        path={path}
        toPath={(chosen) => listPath(path, { keyword: chosen.get("keyword") ?? "" })}
        className={styles.filter}
      >
        <TextField
          ref={field}
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
