import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import { unbroken } from "#i18n/unbroken.ts";
import type { SerialCheckResult } from "./load-serial-check.ts";
import styles from "./serial-check.module.css";

/** What a good serial number tells: model, when it was built, and how long the warranty can last. */
export function SerialAnswer({ result }: { result: SerialCheckResult }) {
  const t = useTranslations("catalogue.serial");
  const { product, normalised } = result;
  const contact = new URLSearchParams({ serial: normalised, ...(product && { product: product.model }) });
  return (
    <div className={styles.answer} role="status">
      <h3>{t("found", { model: unbroken(product?.model ?? normalised.slice(0, 4)) })}</h3>
      <dl className={styles.facts}>
        <Fact name={t("label")}>{normalised}</Fact>
        {product && (
          <Fact name={t("product")}>
            <Link to={`/products/${product.id}`}>{product.name}</Link>
          </Fact>
        )}
        <Built result={result} />
        <Warranty result={result} />
      </dl>
      <p className={styles.note}>{result.warrantyYears ? t("windowNote") : t("noWarranty")}</p>
      <ButtonLink look="outline" to={`/about/contact?${contact}`}>
        {t("contact")}
      </ButtonLink>
    </div>
  );
}

/** As far as the maker's numbers tell it. */
function Built({ result: { builtYear, builtMonth, builtWeek } }: { result: SerialCheckResult }) {
  const t = useTranslations("catalogue.serial");
  if (builtYear === null) return null;
  const year = String(builtYear);
  if (builtMonth !== null)
    return <Fact name={t("built")}>{`${year}-${String(builtMonth).padStart(2, "0")}`}</Fact>;
  return (
    <Fact name={t("built")}>
      {builtWeek === null ? year : t("builtWeek", { week: String(builtWeek), year })}
    </Fact>
  );
}

function Warranty({ result }: { result: SerialCheckResult }) {
  const { market, warrantyYears, warrantyFrom, warrantyUntil } = result;
  const t = useTranslations("catalogue.serial");
  if (warrantyYears === null) return null;
  return (
    <>
      <Fact name={market ? t("warrantyIn", { market: market.name }) : t("warranty")}>
        {t("years", { years: warrantyYears })}
      </Fact>
      {warrantyUntil !== null && (
        <Fact name={t("window")}>
          {t("windowText", {
            from: unbroken(formatDate(warrantyFrom)),
            until: unbroken(formatDate(warrantyUntil)),
          })}
        </Fact>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
