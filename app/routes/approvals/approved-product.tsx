import type { Data } from "#api/client.ts";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { TableBox } from "#app/ui/table-box/table-box.tsx";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./approvals.module.css";

type Product = Data<"product/getApprovalList">["list"][number];
type Standard = Product["standards"][number];

export function ApprovedProduct({ product }: { product: Product }) {
  const t = useTranslations("tools.approvals");
  return (
    <article className={styles.product} id={product.id}>
      <h3>
        <Link to={`/products/${product.id}#approvals`} lang={product.language}>
          {product.model} · {product.name}
        </Link>
      </h3>
      <TableBox label={product.model}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(["standard", "state", "certificate", "laboratory", "issued", "until"] as const).map(
                (name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>{product.standards.flatMap(rowsOf)}</tbody>
        </table>
      </TableBox>
    </article>
  );
}

function rowsOf(standard: Standard) {
  const key = `${standard.name} ${standard.national}`;
  if (standard.certificates.length === 0) return [<Row key={key} standard={standard} />];
  return standard.certificates.map((certificate) => (
    <Row key={`${key} ${certificate.id}`} standard={standard} certificate={certificate} />
  ));
}

type RowProps = { standard: Standard; certificate?: Standard["certificates"][number] };

/** What is not held is said as plainly as what is. */
function Row({ standard, certificate }: RowProps) {
  const t = useTranslations("tools.approvals");
  const { fileHost } = useShell();
  const state = !standard.held ? "notHeld" : (certificate?.state ?? "held");
  return (
    <tr>
      <th scope="row">{certificate?.standard ?? standard.name}</th>
      <td>
        <Badge tone={state === "valid" || state === "held" ? "brand" : "warning"}>
          {t(`states.${state}`)}
        </Badge>
      </td>
      <td>
        {certificate && <Link to={`/tools/approvals/${certificate.id}`}>{certificate.number}</Link>}{" "}
        {certificate?.path && (
          <Link
            to={fileUrl(certificate.path, fileHost)}
            download
            aria-label={t("pdfOf", { number: certificate.number })}
          >
            PDF
          </Link>
        )}
      </td>
      <td>{certificate?.laboratory}</td>
      <td>{certificate && formatDate(certificate.issued)}</td>
      <td>{certificate && (certificate.validUntil ? formatDate(certificate.validUntil) : t("noEnd"))}</td>
    </tr>
  );
}
