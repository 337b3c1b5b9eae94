import { api } from "#app/context.ts";
import { breadcrumbList } from "#app/features/structured-data/structured-data.ts";
import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { trailWords, useTrailWords } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { Section } from "#app/ui/section/section.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import type { Route } from "./+types/route.ts";
import { ListForm } from "./list-form.tsx";
import { branchesOf, listTrail, placeOf } from "./list-place.ts";
import { readListQuery } from "./list-query.ts";
import { loadCompared } from "./load-compared.ts";
import { loadList } from "./load-list.ts";
import { SeriesNav } from "./series-nav.tsx";

const compareTable = lazyPart(async () => (await import("./compare-table.tsx")).CompareTable);

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const client = context.get(api);
  const query = readListQuery(new URL(request.url).searchParams);
  const [list, compared] = await Promise.all([
    loadList(client, { category: params.one, series: params.id }, query),
    loadCompared(client, query.compare),
  ]);
  const { categories, ...shown } = list;
  const place = placeOf(categories, params.one, params.id);
  return { ...shown, compared, query, place, branches: branchesOf(categories, place) };
}

export type ListData = Route.ComponentProps["loaderData"];

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args);
  const { place, query } = args.loaderData;
  const crumbs = listTrail(trailWords(args.location.pathname), place);
  return pageMeta(args, {
    title: place.series?.name ?? place.category?.name,
    description: place.series?.description ?? place.category?.description,
    image: place.series?.image ?? place.category?.image,
    ...(query.page > 1 && { keep: ["page"] }),
    structuredData: [breadcrumbList(crumbs, absoluteAddress(args))],
  });
};

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("catalogue");
  const words = useTrailWords();
  const { place, compared } = loaderData;
  const shown = place.series ?? place.category;
  return (
    <>
      <Hero
        title={shown?.name ?? words.products}
        lead={shown?.description ?? t("overview.lead")}
        eyebrow={place.series?.tagline ?? place.category?.tagline}
        crumbs={listTrail(words, place)}
      />
      <Section space="tight">
        <SeriesNav data={loaderData} />
        <ListForm data={loaderData} />
      </Section>
      {compared.length > 1 && <LazyIsland of={compareTable} products={compared} data={loaderData} />}
    </>
  );
}
