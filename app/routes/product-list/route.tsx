import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { leadToTidyAddress } from "#app/features/list-filters/chosen-params.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { ListForm } from "./list-form.tsx";
import { listSteps } from "./list-place.ts";
import { loadPage } from "./load-page.ts";
import { SeriesNav } from "./series-nav.tsx";

export function loader({ params, context, url }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  return loadPage(context.get(api), params, url.searchParams);
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args);
  const { place, query } = args.loaderData;
  return pageMeta(args, {
    title: place.series?.name ?? place.category?.name,
    description: place.series?.description ?? place.category?.description,
    image: place.series?.image ?? place.category?.image,
    ...(query.page > 1 && { keep: ["page"] }),
    structuredData: [breadcrumbData(args, "products", ...listSteps(place))],
  });
};

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("catalogue");
  const { place } = loaderData;
  const shown = place.series ?? place.category;
  return (
    <>
      <Hero
        title={shown?.name ?? t("products")}
        lead={shown?.description ?? t("overview.lead")}
        eyebrow={place.series?.tagline ?? place.category?.tagline}
        crumbs={useBreadcrumbs("products", ...listSteps(place))}
      />
      <Section space="tight">
        <SeriesNav data={loaderData} />
        <ListForm data={loaderData} />
      </Section>
    </>
  );
}
