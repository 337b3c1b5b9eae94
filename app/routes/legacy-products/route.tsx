import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { LegacyEntry } from "./legacy-entry.tsx";
import { loadLegacy } from "./load-legacy.ts";

export function loader({ params, context, url }: Route.LoaderArgs) {
  return loadLegacy(context.get(api), params.one, pageNumber(url.searchParams));
}

export const meta: Route.MetaFunction = (args) => {
  const t = translatorFor(languageOf(localeOfPath(args.location.pathname)));
  return pageMeta(args, {
    title: t("catalogue.discontinued"),
    structuredData: [breadcrumbData(args, "products", ...stepsOf(args.loaderData?.category))],
  });
};

export default function LegacyProducts({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("catalogue.legacy");
  const { products, category, page, pages } = loaderData;
  const current = category ? `/product-list/${category.id}` : "/product-list";
  const path = `${current}/old_id`;
  return (
    <>
      <Hero
        title={t("title")}
        lead={t("lead")}
        eyebrow={category?.name}
        crumbs={useBreadcrumbs("products", ...stepsOf(category))}
      />
      <Section space="tight">
        <ListArea
          shown={products.length}
          page={page}
          pages={pages}
          toPage={(number) => listPath(path, {}, number)}
          empty={{
            title: t("emptyTitle"),
            text: t("emptyText"),
            ways: <ButtonLink to={current}>{t("current")}</ButtonLink>,
          }}
        >
          {products.map((product) => (
            <LegacyEntry key={product.id} product={product} />
          ))}
        </ListArea>
      </Section>
    </>
  );
}

type Category = { id: string; name: string } | undefined;

/** The breadcrumbs below the products: the category, if one is chosen, and its discontinued models. */
function stepsOf(category: Category) {
  const path = category ? `/product-list/${category.id}` : "/product-list";
  const last = { page: "discontinued" as const, path: `${path}/old_id` };
  return category ? [{ name: category.name, path }, last] : [last];
}
