import type { DocumentEntry } from "#app/features/document-list/document-entry.ts";
import { DocumentList } from "#app/features/document-list/document-list.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";

/** The place `/downloads#Brochure` leads to, in every language. */
export function BrochureBand({ documents }: { documents: DocumentEntry[] }) {
  const t = useTranslations("documents.brochures");
  const isEmpty = documents.length === 0;
  return (
    <Section tone="band" space="tight" id="Brochure" labelledBy="brochure-heading">
      <SectionHeading
        id="brochure-heading"
        title={t(isEmpty ? "emptyTitle" : "section")}
        lead={t(isEmpty ? "emptyText" : "sectionLead")}
        action={
          !isEmpty && (
            <Link look="arrow" to="/brochure">
              {t("all")}
            </Link>
          )
        }
      />
      {!isEmpty && <DocumentList documents={documents} />}
    </Section>
  );
}
