import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./company.module.css";

/** People and places, as many as there are pictures: the first one large. */
export function Visit({ pictures }: Pick<Data<"company/getCompanyData">, "pictures">) {
  const t = useTranslations("journal.company");
  if (pictures.length === 0) return null;
  return (
    <Section labelledBy="visit">
      <SectionHeading id="visit" title={t("visit")} />
      <ul className={styles.visit}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Picture entry={picture} ratio="16:9" sizes="(width >= 950px) 42vw, 92vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
