import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { languageOf } from "#i18n/locales.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { useShell } from "../shell-provider.tsx";
import { CountryLinks } from "./country-links.tsx";
import { LanguageLinks } from "./language-links.tsx";
import styles from "./language-switch.module.css";

/** A popover of the browser: opens without script, closes on Escape and on a click elsewhere. */
export function LanguageSwitch() {
  const t = useTranslations("shell");
  const { site, locale } = useShell();
  const current = site.languageLinks.find(({ code }) => code === locale)?.name;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="languages">
        <Icon name="globe" />
        <VisuallyHidden>
          {t("languages")}: {current}
        </VisuallyHidden>
        <span aria-hidden="true" data-code={languageOf(locale).toUpperCase()}>
          {current}
        </span>
      </button>
      <div id="languages" popover="auto" className={styles.popover}>
        <LanguageLinks />
        <CountryLinks />
      </div>
    </>
  );
}
