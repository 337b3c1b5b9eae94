import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { SectionHeading } from "#app/ui/section/section.tsx";
import { formatDate } from "#i18n/format-date.ts";
import { splitDocuments } from "./own-documents.ts";
import styles from "./product-documents.module.css";
import type { ShownProduct } from "./shown-product.ts";
import { useFileSize } from "./use-file-size.ts";

type Props = Pick<ShownProduct, "documents">;

/** The papers in the language of the page and their present versions; the rest behind one line. */
export function ProductDocuments({ documents }: Props) {
  const t = useTranslations("catalogue");
  const { own, others } = splitDocuments(documents, useLanguage());
  return (
    <section id="documents" aria-labelledby="documents-title">
      <SectionHeading
        id="documents-title"
        title={t("product.downloads")}
        action={
          <Link to="/downloads" look="arrow">
            {t("documents.all")}
          </Link>
        }
      />
      {own.length > 0 && <Papers documents={own} />}
      {others.length > 0 && (
        <Fold summary={t("documents.others", { count: others.length })}>
          <Papers documents={others} />
        </Fold>
      )}
    </section>
  );
}

function Papers({ documents }: Props) {
  return (
    <ul className={styles.papers}>
      {documents.map((entry) => (
        <Paper key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Paper({ entry }: { entry: Props["documents"][number] }) {
  const t = useTranslations("catalogue.documents");
  const { fileHost } = useShell();
  const own = useLanguage();
  const size = useFileSize();
  const { id, title, titleLanguage, language, version, date, bytes, pages, path, readable } = entry;
  const read = useTranslations("documents");
  const facts = [
    ...(language === own ? [] : [t(`languages.${language}`)]),
    `${t("version")}\u00a0${version}`,
    formatDate(date),
    `${size(bytes)}, ${t("pages", { pages })}`,
  ];
  return (
    <li>
      <Link to={fileUrl(path, fileHost)} lang={titleLanguage} download>
        {title}
      </Link>
      {readable && (
        <>
          {" · "}
          <Link
            to={`/documents/${id}`}
            aria-label={read("readNamed", { title, language: t(`languages.${language}`) })}
          >
            {read("read")}
          </Link>
        </>
      )}
      <p className={styles.facts}>{facts.join(" · ")}</p>
    </li>
  );
}
