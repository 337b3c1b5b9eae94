import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./approvals.module.css";
import type { Cell } from "./matrix.ts";

type Props = { series: string; cell: Cell; columns: number };

/** What stands behind a dot: the models, and each certificate with its laboratory and its end. */
export function CertificateRow({ series, cell, columns }: Props) {
  const t = useTranslations("tools.approvals");
  return (
    <tr>
      <td className={styles.opened} colSpan={columns}>
        <p>
          <b>
            {series}, {cell.standard}
          </b>
          {` · ${t("models")}: ${cell.held.join(", ")}`}
        </p>
        {cell.certificates.map(({ id, number, laboratory, validUntil }) => (
          <p key={id} className={styles.certificate}>
            <span>{number}</span>
            <span>{laboratory}</span>
            <span>
              {t("until")}: {validUntil ? formatDate(validUntil) : t("noEnd")}
            </span>
            <Link to={`/tools/approvals/${id}`} look="arrow" aria-label={t("certificateNumber", { number })}>
              {t("open")}
            </Link>
          </p>
        ))}
      </td>
    </tr>
  );
}
