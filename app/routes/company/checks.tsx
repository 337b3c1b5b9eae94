import type { Data } from "#api/client.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";

type Props = { page: Pick<Data<"about/getPageByParam">, "title" | "summary" | "language"> };

/** The page that says how figures are checked, in its own words. */
export function Checks({ page: { title, summary, language } }: Props) {
  const t = useTranslations("journal.company");
  return (
    <Section tone="night" labelledBy="checks">
      <SectionHeading
        id="checks"
        title={<span lang={language}>{title}</span>}
        lead={<span lang={language}>{summary}</span>}
      />
      <Link to="/about/how-we-check" look="arrow">
        {t("howWeCheckMore")}
      </Link>
    </Section>
  );
}
