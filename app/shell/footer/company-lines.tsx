import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Site } from "../site-types.ts";
import styles from "./footer.module.css";

export function CompanyLines({ company }: { company: Site["company"] }) {
  const t = useTranslations("shell.footer");
  return (
    <address className={styles.lines}>
      <p className={styles.title}>{company.title}</p>
      <p>{company.address}</p>
      <p>
        {t("email")}: <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      {company.phone && (
        <p>
          <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, "")}`}>{company.phone}</a>
        </p>
      )}
    </address>
  );
}
