import { api } from "#app/context.ts";
import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { EmptyList } from "#app/features/list-filters/empty-list.tsx";
import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { SolutionCard } from "#app/features/solution-card/solution-card.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./solutions.module.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { list } = await context.get(api).list("solution/getSolutionData", {});
  return { solutions: list, segment: url.searchParams.get("segment") };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** All situations, or those of a segment: of a home, say, or of a business. */
export default function Solutions({ loaderData: { solutions, segment } }: Route.ComponentProps) {
  const t = useTranslations("catalogue");
  const makerName = useMakerName();
  const segments = [...new Set(solutions.map((solution) => solution.segment))];
  const current = segments.find((known) => known === segment);
  const shown = current ? solutions.filter((solution) => solution.segment === current) : solutions;
  const countOf = (known: string) => solutions.filter((solution) => solution.segment === known).length;
  return (
    <>
      <Hero title={t("solution.title")} lead={t("solution.lead")} crumbs={useBreadcrumbs("solutions")} />
      <Section space="tight">
        <div className={styles.tabs}>
          <Tabs
            label={t("solution.forSegment")}
            tabs={[
              {
                to: "/solutions",
                label: t("solution.everything"),
                count: solutions.length,
                current: !current,
              },
              ...segments.map((known) => ({
                to: `/solutions?segment=${encodeURIComponent(known)}`,
                label: makerName(known),
                count: countOf(known),
                current: known === current,
              })),
            ]}
          />
        </div>
        {shown.length === 0 ? (
          <EmptyList title={t("solution.empty")} />
        ) : (
          <CardGrid>
            {shown.map((solution, place) => (
              <SolutionCard key={solution.id} solution={solution} heading="h2" first={place === 0} />
            ))}
          </CardGrid>
        )}
      </Section>
    </>
  );
}
