import type { DocumentEntry } from "#app/features/document-list/document-entry.ts";
import { DocumentList } from "#app/features/document-list/document-list.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";

/** The place `/downloads#Brochure` leads to, in every language. */
export function BrochureBand({ documents }: { documents: DocumentEntry[] }) {
  const t = useTranslations("documents.brochures");
  return (
    <Section tone="band" space="tight" id="Brochure" labelledBy="brochure-heading">
      <SectionHeading
        id="brochure-heading"
        title={t("section")}
        lead={documents.length > 0 ? t("sectionLead") : t("emptyText")}
        action={
          <Link look="arrow" to="/brochure">
            {t("all")}
          </Link>
        }
      />
      {documents.length > 0 ? (
        <DocumentList documents={documents} />
      ) : (
        <ButtonLink look="outline" to="/downloads?type=Datasheet">
          {t("toDownloads")}
        </ButtonLink>
      )}
    </Section>
  );
}
