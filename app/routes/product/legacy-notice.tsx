import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { formatDate } from "#i18n/format-date.ts";
import { unbroken } from "#i18n/unbroken.ts";
import styles from "./legacy-notice.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** A discontinued model says so at once, and names what takes its place. */
export function LegacyNotice({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { model, legacy, language } = product;
  if (!legacy) return null;
  return (
    <Notice tone="warning" title={t("legacyTitle", { model })}>
      <div className={styles.text}>
        <p>
          {t("legacyDates", {
            sale: unbroken(formatDate(legacy.endOfSale)),
            support: unbroken(formatDate(legacy.endOfSupport)),
          })}
        </p>
        {legacy.note && <p lang={language}>{legacy.note}</p>}
        {legacy.successors.length > 0 && (
          <p>
            {t("successors")}{" "}
            {legacy.successors.map((successor, place) => (
              <span key={successor.id}>
                {place > 0 && " + "}
                <Link to={`/products/${successor.id}`}>{successor.name}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </Notice>
  );
}
