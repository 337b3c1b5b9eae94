import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { TableBox } from "#app/ui/table-box/table-box.tsx";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./product-documents.module.css";
import type { ShownProduct } from "./shown-product.ts";
import { useFileSize } from "./use-file-size.ts";

type Props = Pick<ShownProduct, "documents">;

export function ProductDocuments({ documents }: Props) {
  const t = useTranslations("catalogue");
  const table = useTranslations("ui")("table");
  return (
    <Section tone="band" tall id="documents" labelledBy="documents-title">
      <SectionHeading
        id="documents-title"
        title={t("product.downloads")}
        action={
          <Link to="/downloads" look="arrow">
            {t("documents.all")}
          </Link>
        }
      />
      <TableBox label={`${t("product.downloads")}: ${table}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(["title", "kind", "language", "version", "date", "size"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`documents.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {documents.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </TableBox>
    </Section>
  );
}

function Row({ entry }: { entry: Props["documents"][number] }) {
  const t = useTranslations("catalogue.documents");
  const { fileHost } = useShell();
  const size = useFileSize();
  return (
    <tr>
      <th scope="row" className={styles.title} lang={entry.titleLanguage}>
        <Link to={fileUrl(entry.path, fileHost)} download>
          {entry.title}
        </Link>
      </th>
      <td>{t(`kinds.${entry.kind}`)}</td>
      <td>{t(`languages.${entry.language}`)}</td>
      <td className={styles.figure}>{entry.version}</td>
      <td className={styles.figure}>{formatDate(entry.date)}</td>
      <td className={styles.figure}>
        {size(entry.bytes)}, {t("pages", { pages: entry.pages })}
      </td>
    </tr>
  );
}
