import { type FormEvent, type RefObject, useEffect } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { useSiteNavigate } from "../navigation/use-navigate.ts";
import { QuickLinks } from "../search/quick-links.tsx";
import { searchPath } from "../search/search-path.ts";
import { SuggestingInput } from "../search/suggesting-input.tsx";
import styles from "./search-form.module.css";

/** Without script the form asks `/search?keyword=…`, which answers as well. */
export function SearchForm({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations("shell.search");
  const toHref = useToHref();
  const navigate = useSiteNavigate();
  // It comes when its panel is opened for the first time.
  useEffect(() => input.current?.focus(), [input]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(searchPath(String(new FormData(event.currentTarget).get("keyword") ?? "")));
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action={toHref("/search")} onSubmit={submit}>
        <label className={styles.box} htmlFor="header-keyword">
          <Icon name="search" />
          <SuggestingInput
            ref={input}
            id="header-keyword"
            className={styles.input}
            type="search"
            name="keyword"
            aria-label={t("label")}
            placeholder={t("placeholder")}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit">{t("submit")}</Button>
      </form>
      <div className={styles.quick}>
        <p>{t("quickLinks")}</p>
        <QuickLinks className={styles.links} />
      </div>
    </search>
  );
}
