import { type Office, OfficeMap } from "#app/features/office-map/office-map.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./contact.module.css";
import { OfficeCard } from "./office-card.tsx";

/** The offices of the variant beside their places on the map. */
export function Offices({ offices }: { offices: Office[] }) {
  const t = useTranslations("support.contact");
  if (offices.length === 0) return null;
  return (
    <Section space="tight" labelledBy="offices">
      <div className={styles.offices}>
        <div>
          <SectionHeading id="offices" title={t("offices", { count: offices.length })} />
          <ul className={styles.cards}>
            {offices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} />
              </li>
            ))}
          </ul>
        </div>
        <OfficeMap offices={offices} />
      </div>
    </Section>
  );
}
