import { useNavigation } from "react-router";
import { useTranslations } from "use-intl/react";
import { CaseCard } from "#app/features/case-card/case-card.tsx";
import { EmptyList } from "#app/features/list-area/empty-list.tsx";
import { casesTrail, useTrailWords } from "#app/features/trail/trail.ts";
import { WorldMap } from "#app/features/world-map/world-map.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { CaseFilters } from "./case-filters.tsx";
import styles from "./case-list.module.css";
import { casePath } from "./case-query.ts";
import type { CaseListData } from "./route.tsx";

export function CaseList({ data }: { data: CaseListData }) {
  const t = useTranslations("catalogue.case");
  const busy = useNavigation().state === "loading";
  const { cases, query, pages, places } = data;
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={casesTrail(useTrailWords())} />
      <Section space="tight">
        <CaseFilters data={data} />
        {cases.length === 0 ? (
          <Nothing data={data} />
        ) : (
          <div className={styles.list} aria-busy={busy}>
            <CardGrid>
              {cases.map((entry) => (
                <CaseCard
                  key={entry.id}
                  entry={entry}
                  heading="h2"
                  sizes="(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw"
                />
              ))}
            </CardGrid>
          </div>
        )}
        <Pagination current={query.page} pages={pages} toPage={(page) => casePath(query, { page })} />
      </Section>
      <Section tone="band" labelledBy="map-title">
        <SectionHeading id="map-title" title={t("map")} />
        <WorldMap
          places={places}
          current={query.country}
          toCountry={(country) => casePath(query, { country })}
        />
      </Section>
    </>
  );
}

function Nothing({ data: { total, query } }: { data: CaseListData }) {
  const t = useTranslations("catalogue.case");
  const everything = { category: undefined, country: undefined, segment: undefined };
  if (total > 0)
    return (
      <EmptyList
        title={t("pastEndTitle")}
        action={<ButtonLink to={casePath(query, {})}>{t("back")}</ButtonLink>}
      />
    );
  return (
    <EmptyList
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={<ButtonLink to={casePath(query, everything)}>{t("clear")}</ButtonLink>}
    />
  );
}
