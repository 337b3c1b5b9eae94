import { useNavigation } from "react-router";
import { CaseCard } from "#app/features/case-card/case-card.tsx";
import { EmptyList } from "#app/features/list-area/empty-list.tsx";
import { ListEnd } from "#app/features/list-area/list-end.tsx";
import { casesTrail, useTrailWords } from "#app/features/trail/trail.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { Section } from "#app/ui/section/section.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { CaseFilters } from "./case-filters.tsx";
import styles from "./case-list.module.css";
import { casePath } from "./case-query.ts";
import type { CaseListData } from "./route.tsx";

const map = lazyPart(async () => (await import("./case-map.tsx")).CaseMap);

export function CaseList({ data }: { data: CaseListData }) {
  const t = useTranslations("catalogue.case");
  const end = useTranslations("documents")("end");
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
          </div>
        )}
        {cases.length > 0 && (
          <ListEnd page={query.page} pages={pages} toPage={(page) => casePath(query, { page })} end={end} />
        )}
      </Section>
      <LazyIsland of={map} query={query} places={places} />
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
