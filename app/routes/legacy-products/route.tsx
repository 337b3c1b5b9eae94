import { api } from "#app/context.ts";
import { ListArea } from "#app/features/list-area/list-area.tsx";
import { pageNumber, pagePath } from "#app/features/list-area/page-number.ts";
import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { productsTrail, trailWords, useTrailWords } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { breadcrumbList } from "#app/shell/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import type { Route } from "./+types/route.ts";
import { LegacyEntry } from "./legacy-entry.tsx";
import { loadLegacy } from "./load-legacy.ts";

export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadLegacy(context.get(api), params.one, pageNumber(new URL(request.url).searchParams));
}

export const meta: Route.MetaFunction = (args) => {
  const words = trailWords(args.location.pathname);
  return pageMeta(args, {
    title: words.discontinued,
    structuredData: [breadcrumbList(trailOf(words, args.loaderData), absoluteAddress(args))],
  });
};

export default function LegacyProducts({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("catalogue.legacy");
  const { products, category, page, pages } = loaderData;
  const past = useTranslations("catalogue.list");
  const end = useTranslations("documents")("end");
  const current = category ? `/product-list/${category.id}` : "/product-list";
  const path = `${current}/old_id`;
  return (
    <>
      <Hero
        title={t("title")}
        lead={t("lead")}
        eyebrow={category?.name}
        crumbs={trailOf(useTrailWords(), loaderData)}
      />
      <Section space="tight">
        <ListArea
          shown={products.length}
          page={page}
          pages={pages}
          toPage={(number) => pagePath(path, {}, number)}
          empty={
            pages > 0
              ? {
                  title: past("pastEndTitle"),
                  text: past("pastEndText"),
                  action: <ButtonLink to={path}>{past("firstPage")}</ButtonLink>,
                }
              : {
                  title: t("emptyTitle"),
                  text: t("emptyText"),
                  action: <ButtonLink to={current}>{t("current")}</ButtonLink>,
                }
          }
          end={end}
        >
          {products.map((product) => (
            <LegacyEntry key={product.id} product={product} />
          ))}
        </ListArea>
      </Section>
    </>
  );
}

type Data = { category: { id: string; name: string } | undefined } | undefined;

function trailOf(words: ReturnType<typeof useTrailWords>, data: Data) {
  const category = data?.category;
  return productsTrail(
    words,
    ...(category ? [{ name: category.name, path: `/product-list/${category.id}` }] : []),
    {
      name: words.discontinued,
      path: category ? `/product-list/${category.id}/old_id` : "/product-list/old_id",
    },
  );
}
