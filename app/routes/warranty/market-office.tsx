import type { Data } from "#api/client.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./warranty.module.css";

type Props = { office: NonNullable<Data<"support/getWarrantyListByCategoryList">["office"]> };

/** Whom to call about a claim, beside the periods that hold there. */
export function MarketOffice({ office: { title, phone, email, hours, language } }: Props) {
  const t = useTranslations("support.warranty");
  return (
    <p className={styles.office}>
      <b>{t("call")}</b>
      <span lang={language}>{title}</span>
      {phone && <Link to={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</Link>}
      {email && <Link to={`mailto:${email}`}>{email}</Link>}
      {hours && <span lang={language}>{hours}</span>}
    </p>
  );
}
