import type { Data } from "#api/client.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./press.module.css";

type Company = Data<"company/getCompanyData">;
type Props = Pick<Company, "lead" | "language" | "milestones"> & {
  address: Data<"site/getSiteConfig">["company"];
};

export function Facts({ lead, language, milestones, address }: Props) {
  const t = useTranslations("journal.press");
  return (
    <Section labelledBy="facts">
      <SectionHeading id="facts" title={t("facts")} />
      <div className={styles.facts}>
        <p className={styles.about} lang={language}>
          {lead}
        </p>
        <dl className={styles.list}>
          <dt>{t("name")}</dt>
          <dd lang={language}>{address.title}</dd>
          <dt>{t("address")}</dt>
          <dd lang={language}>{address.address}</dd>
          <dt>{t("contact")}</dt>
          <dd>
            <Link to={`mailto:${address.email}`}>{address.email}</Link>
          </dd>
          {milestones.map(({ year, text }) => (
            <Milestone key={year + text} year={year} text={text} language={language} />
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Milestone({ year, text, language }: { year: string; text: string; language: string }) {
  return (
    <>
      <dt>{year}</dt>
      <dd lang={language}>{text}</dd>
    </>
  );
}
