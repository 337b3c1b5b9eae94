import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { honeypotField } from "./honeypot-field.ts";
import styles from "./site-form.module.css";

/** A field that people neither see nor reach; what fills it in is a machine. */
export function Honeypot() {
  const t = useTranslations("forms");
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t("honeypot")}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
