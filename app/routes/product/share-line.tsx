import { useShell } from "#app/shell/shell-provider.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { withLocale } from "#i18n/paths.ts";
import styles from "./share-line.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** What else can be done with the page, in one quiet line. Sharing is the system's own dialog where there is one, else a mail. */
export function ShareLine({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { siteUrl, locale } = useShell();
  const url = `${siteUrl}${withLocale(`/products/${product.id}`, locale)}`;
  const title = `${product.name} (${product.model})`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${product.summary}\n${url}`)}`;
  return (
    <ul className={styles.line}>
      {!product.legacy && (
        <li>
          <Link to={`/product-list/${product.category}?compare=${product.id}`}>{t("compare")}</Link>
        </li>
      )}
      <li>
        <Link to={mail} onClick={(event) => shareBySystem(event, { title, url })}>
          {t("share")}
        </Link>
      </li>
      <li className={styles.print}>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          {t("print")}
        </button>
      </li>
    </ul>
  );
}

function shareBySystem(event: { preventDefault(): void }, page: ShareData) {
  if (!("share" in navigator)) return;
  event.preventDefault();
  navigator.share(page).catch(ignoreCancel);
}

/** Closing the system's dialog without sharing is not an error. */
function ignoreCancel(error: unknown) {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
