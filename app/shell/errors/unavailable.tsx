import { useLocation } from "react-router";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import { productName } from "../constants.ts";

/** What is left when even the data of the header and footer cannot be had: words of the visitor's language, and links. */
export function Unavailable() {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname);
  const t = translatorFor(languageOf(locale));
  return (
    <main className="fallback">
      <title>{`${t("errors.unavailable")} | ${productName}`}</title>
      <h1>{t("errors.unavailable")}</h1>
      <p>{t("errors.unavailableText")}</p>
      <p>
        <a href={pathname + search}>{t("errors.retry")}</a>
      </p>
      <p>
        <a href={withLocale("/", locale)}>{t("errors.home")}</a>
      </p>
    </main>
  );
}
