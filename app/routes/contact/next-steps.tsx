import type { Office } from "#app/features/office-map/office-map.tsx";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./next-steps.module.css";

/** What becomes of a message, and whom to call instead. A confirmation is promised only where mails are sent. */
export function NextSteps({ office }: { office: Office | undefined }) {
  const t = useTranslations("support.contact");
  const { mails } = useShell().site;
  return (
    <aside className={styles.aside}>
      <section>
        <h2>{t("next.title")}</h2>
        <ol className={styles.steps}>
          {mails && <li>{t("next.confirmed")}</li>}
          <li>{t("next.read")}</li>
          <li>{t("next.newSystem")}</li>
          <li>{t("next.owned")}</li>
        </ol>
      </section>
      {office && (
        <section>
          <h2>{t("speak")}</h2>
          <p className={styles.lines} lang={office.language}>
            {office.phone && <Link to={telephone(office.phone)}>{office.phone}</Link>}
            {office.email && <Link to={`mailto:${office.email}`}>{office.email}</Link>}
            {office.hours && <span>{office.hours.replaceAll("–", "–\u2060")}</span>}
          </p>
        </section>
      )}
    </aside>
  );
}

const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;
