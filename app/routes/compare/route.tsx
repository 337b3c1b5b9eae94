import { api } from "#app/context.ts";
import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { readCompareQuery } from "#app/features/comparison/compare-query.ts";
import { loadComparison } from "#app/features/comparison/load-comparison.ts";
import { localeOfPage, pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import type { Route } from "./+types/route.ts";
import { CompareView } from "./compare-view.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadComparison(context.get(api), readCompareQuery(url.searchParams));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: translatorFor(languageOf(localeOfPage(args)))("catalogue.compare.title"),
    noIndex: true,
  });

/** Two to four products side by side, at an address that can be handed on. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("catalogue.compare");
  const title = t("title");
  return (
    <>
      <Hero
        title={title}
        lead={loaderData.products.length > 1 && t("legend")}
        crumbs={useBreadcrumbs("products", { name: title, path: "/compare" })}
      />
      <CompareView comparison={loaderData} />
    </>
  );
}
