import { useShell } from "#app/shell/shell-provider.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import styles from "./contact-call.module.css";

/** The way to a person. */
export function ContactCall() {
  const t = useTranslations("catalogue.home");
  const { company } = useShell().site;
  return (
    <Section tone="tint" labelledBy="talk">
      <div className={styles.call}>
        <div className={styles.copy}>
          <h2 id="talk">{t("contactTitle")}</h2>
          <p className={styles.text}>{t("contactText")}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to="/about/contact">{t("contactForm")}</ButtonLink>
          {company.phone && (
            <Link to={`tel:${company.phone.replace(/[^+\d]/g, "")}`} look="quiet">
              {t("callUs", { phone: company.phone })}
            </Link>
          )}
          <Link to={`mailto:${company.email}`} look="quiet">
            {t("mailUs", { email: company.email })}
          </Link>
        </div>
      </div>
    </Section>
  );
}
