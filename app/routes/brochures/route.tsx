import { api } from "#app/context.ts";
import { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { documentItems } from "#app/features/document-list/document-items.ts";
import { WithPreview } from "#app/features/document-list/with-preview.tsx";
import { EmptyList } from "#app/features/list-filters/empty-list.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { languageOf } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { BrochureCard } from "./brochure-card.tsx";
import styles from "./brochures.module.css";
import { listBrochures } from "./list-brochures.ts";
import { type Range, rangeOf } from "./range.ts";

const most = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const client = context.get(api);
  const language = languageOf(localeOfPath(url.pathname));
  const [documents, owners, { categories, list: products }] = await Promise.all([
    client.get("download/getDocumentSearchResultList", { type: ["Brochure"], pageNum: 1, pageSize: most }),
    client.get("download/getProductListByCategoryList", {}),
    client.get("product/getProductListByCategoryList", { pageNum: 1, pageSize: most }),
  ]);
  const ranges = categories.map((category) => rangeOf(category, products));
  const brochures = listBrochures(documents.list, owners, language).map(({ category, ...brochure }) => ({
    ...brochure,
    range: ranges.find(({ id }) => id === category),
  }));
  const place = ({ range }: { range: Range | undefined }) => (range ? ranges.indexOf(range) : ranges.length);
  return { brochures: brochures.toSorted((a, b) => place(a) - place(b)) };
}

export const meta: Route.MetaFunction = (args) => {
  const absolute = absoluteAddress(args);
  const editions = args.loaderData?.brochures.flatMap((brochure) => brochure.editions) ?? [];
  return pageMeta(args, {
    structuredData: [
      breadcrumbData(args, "downloads", "brochures"),
      ...documentItems(editions, absolute("/brochure")),
    ],
  });
};

export default function Brochures({ loaderData: { brochures } }: Route.ComponentProps) {
  const t = useTranslations("documents.brochures");
  const toDownloads = (
    <ButtonLink look="outline" to="/downloads">
      {t("toDownloads")}
    </ButtonLink>
  );
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("downloads", "brochures")} />
      <Section>
        {brochures.length === 0 ? (
          <EmptyList title={t("emptyTitle")} text={t("emptyText")} ways={toDownloads} />
        ) : (
          <WithPreview>
            {(preview) => (
              <ul className={styles.grid}>
                {brochures.map((brochure, place) => (
                  <li key={brochure.id}>
                    <BrochureCard brochure={brochure} eager={place === 0} onPreview={preview} />
                  </li>
                ))}
              </ul>
            )}
          </WithPreview>
        )}
      </Section>
    </>
  );
}
