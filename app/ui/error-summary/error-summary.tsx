import { useEffect, useRef } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./error-summary.module.css";

type Props = {
  /** What the answer says as a whole. */
  message?: string | undefined;
  /** The wrong fields by the id of their input. */
  fields?: Record<string, string> | undefined;
};

/** Stands above a refused form, takes the focus when it appears, and its links lead to the fields. Renders nothing when all is well. */
export function ErrorSummary({ message, fields = {} }: Props) {
  const t = useTranslations("ui");
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(fields);
  const wrong = entries.length > 0 || Boolean(message);
  useEffect(() => box.current?.focus(), []);
  if (!wrong) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{message ?? t("errorSummary")}</h2>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map(([field, error]) => (
            <li key={field}>
              <a href={`#${field}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
