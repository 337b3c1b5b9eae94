import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useToHref } from "../../ui/link/link-context.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { productName } from "../constants.ts";
import styles from "./logo.module.css";

/** The sun going down into the layers of a battery, and the name. Leads home. */
export function Logo() {
  const t = useTranslations("shell");
  const toHref = useToHref();
  return (
    <a href={toHref("/")} className={styles.logo}>
      <span className={styles.symbol} />
      <span className={styles.wordmark} />
      <VisuallyHidden>{t("logo", { name: productName })}</VisuallyHidden>
    </a>
  );
}
