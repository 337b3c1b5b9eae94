import type { Data } from "#api/client.ts";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./company.module.css";

type Documents = Data<"download/getDocumentSearchResultList">["list"];

/** The papers that can be opened; each product says which approvals it holds. */
export function Certificates({ documents }: { documents: Documents }) {
  const t = useTranslations("journal.company");
  const here = useLanguage();
  const { fileHost } = useShell();
  const shown = latestOf(documents.filter(({ language }) => language === here));
  if (shown.length === 0) return null;
  return (
    <Section labelledBy="certificates">
      <SectionHeading
        id="certificates"
        title={t("certificates")}
        lead={t("certificatesLead")}
        action={
          <Link to="/downloads?type=General" look="arrow">
            {t("allCertificates")}
          </Link>
        }
      />
      <ul className={styles.certificates}>
        {shown.map(({ id, title, titleLanguage, path }) => (
          <li key={id} lang={titleLanguage}>
            <Link to={fileUrl(path, fileHost)} data-reload>
              {title} (PDF)
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The list begins with the newest: of two editions with one title the earlier is left out. */
function latestOf(documents: Documents) {
  const byTitle = Map.groupBy(documents, ({ title }) => title);
  const latest = [...byTitle.values()].flatMap(([newest]) => newest ?? []);
  return latest.sort((a, b) => a.title.localeCompare(b.title));
}
