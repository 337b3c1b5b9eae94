import { useLocation } from "react-router";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./faq.module.css";

/** Filters while somebody types; without script it is a search form of the page. */
export function FaqFilter({ keyword, onType }: { keyword: string; onType: (keyword: string) => void }) {
  const t = useTranslations("support.faq");
  const { pathname } = useLocation();
  const { nova } = useShell();
  return (
    <search className={styles.search}>
      <form className={styles.filter} method="get" action={pathname}>
        {nova && <input type="hidden" name="nova" value="true" />}
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
      </form>
    </search>
  );
}
