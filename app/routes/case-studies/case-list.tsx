import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { CaseCard } from "#app/features/case-card/case-card.tsx";
import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { CaseFilters } from "./case-filters.tsx";
import { CaseMap } from "./case-map.tsx";
import { casePath } from "./case-query.ts";
import type { CaseListData } from "./load-cases.ts";

export function CaseList({ data }: { data: CaseListData }) {
  const t = useTranslations("catalogue.case");
  const clear = useTranslations("ui.list")("clear");
  const { cases, query, pages, places } = data;
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("cases")} />
      <Section space="tight">
        <CaseFilters data={data} />
        <ListArea
          shown={cases.length}
          page={query.page}
          pages={pages}
          toPage={(page) => casePath(query, { page })}
          empty={{
            title: t("emptyTitle"),
            text: t("emptyText"),
            ways: <ButtonLink to="/case-study">{clear}</ButtonLink>,
          }}
        >
          <CardGrid>
            {cases.map((entry, place) => (
              <CaseCard
                key={entry.id}
                entry={entry}
                first={place === 0}
                heading="h2"
                sizes="(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw"
              />
            ))}
          </CardGrid>
        </ListArea>
      </Section>
      <CaseMap query={query} places={places} />
    </>
  );
}
