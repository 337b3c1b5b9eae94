import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type Locale, languageOf } from "#i18n/locales.ts";
import { serializeLocaleCookie } from "#i18n/resolve-locale.ts";
import { useShell } from "../shell-provider.tsx";
import { addressInLanguage, switchLink } from "./language-address.ts";
import styles from "./language-links.module.css";

/** Links to this page in every language. Choosing one is remembered in the cookie, and loads the page anew. */
export function LanguageLinks() {
  const t = useTranslations("shell");
  const { site, locale } = useShell();
  const location = useLocation();
  return (
    <div className={styles.group}>
      <p className={styles.title}>{t("languages")}</p>
      <ul className={styles.list}>
        {site.languageLinks.map(({ name, code }) => (
          <li key={code}>
            <a
              className={styles.link}
              href={switchLink(code, location)}
              lang={languageOf(code)}
              hrefLang={languageOf(code)}
              aria-current={code === locale ? "true" : undefined}
              onClick={(event) => switchTo(code, event)}
              data-reload=""
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function switchTo(locale: Locale, event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = serializeLocaleCookie(locale, window.location.protocol === "https:");
  window.location.assign(addressInLanguage(locale, window.location));
}
