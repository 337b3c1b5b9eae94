import type { Data } from "#api/client.ts";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./document.module.css";

type Page = Data<"download/getDocumentPage">;

/** What it is, its file, and its other languages. */
export function DocumentHead({ document, editions }: Pick<Page, "document" | "editions">) {
  const t = useTranslations("tools.document");
  const words = useTranslations("documents");
  const own = useLanguage();
  const { kind, language, version, date, pages, path, id } = document;
  const others = editions.filter((edition) => edition.id !== id);
  const isForeign = language !== own && !others.some((edition) => edition.language === own);
  return (
    <div className={styles.head}>
      <p>
        {words(`types.${kind}`)} · {words(`languages.${language}`)} · {t("version", { version })} ·{" "}
        <time dateTime={formatDate(date)}>{formatDate(date)}</time>
      </p>
      {isForeign && <FallbackNotice language={language} />}
      <p className={styles.ways}>
        <ButtonLink to={fileUrl(path, useShell().fileHost)} download>
          {t("file", { pages })}
        </ButtonLink>
        {others.map((edition) => (
          <Link key={edition.id} to={`/documents/${edition.id}`}>
            {t("edition", { language: words(`languages.${edition.language}`) })}
          </Link>
        ))}
      </p>
    </div>
  );
}
