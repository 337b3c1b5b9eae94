import type { ApiClient } from "#api/client.ts";
import { api } from "#app/context.ts";
import { HashScript } from "#app/document/hash-script.tsx";
import { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { documentEntry } from "#app/features/document-list/document-entry.ts";
import { documentItems } from "#app/features/document-list/document-items.ts";
import { worksOf } from "#app/features/document-list/works.ts";
import { leadToTidyAddress } from "#app/features/list-filters/chosen-params.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { languageOf, languageTags } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { BrochureBand } from "./brochure-band.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import styles from "./downloads.module.css";
import {
  brochuresOf,
  type DownloadsQuery,
  downloadsPath,
  isOnlyBrochures,
  readQuery,
} from "./downloads-query.ts";
import { Filters } from "./filters.tsx";
import { productChoice } from "./product-choice.ts";
import { Results } from "./results.tsx";
import { useBrochureHash } from "./use-brochure-hash.ts";

const pageSize = 12;
const bandSize = 6;
/** A brochure has at most one edition in each language. */
const mostEditions = bandSize * languageTags.length;

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const query = readQuery(url.searchParams);
  const client = context.get(api);
  const [found, overview, products, brochures] = await Promise.all([
    client.get("download/getDocumentSearchResultList", paramsOf(query)),
    isFiltered(query) ? client.get("download/getAllDocumentCategoryV2", {}) : undefined,
    client.get("download/getProductListByCategoryList", {}),
    isOnlyBrochures(query) ? [] : listBrochures(client, languageOf(localeOfPath(url.pathname))),
  ]);
  return {
    query,
    total: found.total,
    all: (overview ?? found).total,
    pages: Math.ceil(found.total / pageSize),
    documents: found.list.map(documentEntry),
    groups: found.groups,
    languages: found.languages,
    ...productChoice(products, query.productId),
    brochures,
  };
}

function isFiltered({ keyword, types, languages, productId }: DownloadsQuery) {
  return Boolean(keyword || productId) || types.length + languages.length > 0;
}

function paramsOf({ keyword, types, languages, productId, page }: DownloadsQuery) {
  return {
    keyword,
    ...(types.length > 0 && { type: types }),
    ...(languages.length > 0 && { language: languages }),
    ...(productId && { productId }),
    pageNum: page,
    pageSize,
  };
}

/** Each brochure once, in the language that is nearest to the visitor's. */
async function listBrochures(client: ApiClient, reader: string) {
  const params = { type: ["Brochure" as const], pageSize: mostEditions, pageNum: 1 };
  const { list } = await client.get("download/getDocumentSearchResultList", params);
  return worksOf(list, reader)
    .slice(0, bandSize)
    .map(({ editions: [nearest] }) => documentEntry(nearest));
}

export const meta: Route.MetaFunction = (args) => {
  const absolute = absoluteAddress(args);
  return pageMeta(args, {
    keep: ["page"],
    structuredData: [
      breadcrumbData(args, "downloads"),
      ...documentItems(args.loaderData?.documents ?? [], absolute("/downloads")),
    ],
  });
};

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("documents");
  const onlyBrochures = useBrochureHash(loaderData.query);
  const brochures = useToHref()(downloadsPath(brochuresOf(loaderData.query)));
  return (
    <>
      {!isOnlyBrochures(loaderData.query) && <HashScript hash="#Brochure" address={brochures} />}
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("downloads")} />
      <Section space="tight" labelledBy="results" {...(onlyBrochures && { id: "Brochure" })}>
        <div className={styles.columns}>
          <Filters {...loaderData} />
          <div className={styles.results}>
            <ChosenFilters query={loaderData.query} model={loaderData.model} />
            <Results {...loaderData} />
          </div>
        </div>
      </Section>
      {!onlyBrochures && <BrochureBand documents={loaderData.brochures} />}
    </>
  );
}
