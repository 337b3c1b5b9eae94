import type { Office } from "#app/features/office-map/office-map.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import styles from "./contact.module.css";

export function OfficeCard({ office }: { office: Office }) {
  const { id, title, address, hours, email, phone, language } = office;
  return (
    <article className={styles.card} id={`office-${id}`} lang={language}>
      <h3>{title}</h3>
      <p className={styles.line}>
        <Icon name="pin" />
        <span>{address}</span>
      </p>
      {hours && <p className={styles.hours}>{hours.replaceAll("–", "–\u2060")}</p>}
      {email && (
        <p className={styles.line}>
          <Icon name="mail" />
          <Link to={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      {phone && (
        <p className={styles.line}>
          <Icon name="phone" />
          <Link to={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</Link>
        </p>
      )}
    </article>
  );
}
