import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useToHref } from "../../ui/link/link-context.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { hasWordmark, productName } from "../constants.ts";
import styles from "./logo.module.css";

/** The maker's symbol and name. Leads home. */
export function Logo() {
  const t = useTranslations("shell");
  const toHref = useToHref();
  return (
    <a href={toHref("/")} className={styles.logo}>
      <span className={styles.symbol} />
      {hasWordmark ? (
        <span className={styles.wordmark} />
      ) : (
        <span className={styles.name} aria-hidden="true">
          {productName}
        </span>
      )}
      <VisuallyHidden>{t("logo", { name: productName })}</VisuallyHidden>
    </a>
  );
}
