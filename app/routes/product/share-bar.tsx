import { useShell } from "#app/shell/shell-provider.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { withLocale } from "#i18n/paths.ts";
import styles from "./share-bar.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** Shares the page: by the system's own dialog where there is one, by mail elsewhere. */
export function ShareBar({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { siteUrl, locale } = useShell();
  const url = `${siteUrl}${withLocale(`/products/${product.id}`, locale)}`;
  const title = `${product.name} (${product.model})`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${product.summary}\n${url}`)}`;
  return (
    <div className={styles.bar}>
      <ButtonLink
        look="quiet"
        size="small"
        to={mail}
        onClick={(event) => shareBySystem(event, { title, url })}
      >
        <Icon name="mail" />
        {t("share")}
      </ButtonLink>
      <CopyButton text={url} label={t("copyLink")} />
      <Button look="quiet" size="small" needsScript onClick={() => window.print()}>
        <Icon name="document" />
        {t("print")}
      </Button>
    </div>
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
