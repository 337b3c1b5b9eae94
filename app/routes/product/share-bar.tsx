import { useEffect, useState } from "react";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { withLocale } from "#i18n/paths.ts";
import styles from "./share-bar.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** Hand the page on. What needs script appears with it; a mail works without. */
export function ShareBar({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { siteUrl, locale } = useShell();
  const [able, setAble] = useState({ print: false, share: false });
  useEffect(() => setAble({ print: true, share: "share" in navigator }), []);
  const url = `${siteUrl}${withLocale(`/products/${product.id}`, locale)}`;
  const title = `${product.name} (${product.model})`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${product.summary}\n${url}`)}`;
  return (
    <div className={styles.bar}>
      {able.share ? (
        <Button look="quiet" size="small" onClick={() => navigator.share({ title, url }).catch(ignoreCancel)}>
          <Icon name="external" />
          {t("share")}
        </Button>
      ) : (
        <ButtonLink look="quiet" size="small" to={mail}>
          <Icon name="mail" />
          {t("share")}
        </ButtonLink>
      )}
      <CopyButton text={url} label={t("copyLink")} />
      {able.print && (
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Icon name="document" />
          {t("print")}
        </Button>
      )}
    </div>
  );
}

/** Closing the system's sheet without sharing is no fault. */
function ignoreCancel(error: unknown) {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
