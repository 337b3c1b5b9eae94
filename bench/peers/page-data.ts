import { createClient } from "#api/client.ts";
import { httpTransport } from "#api/http/http-transport.ts";
import { facetIds, sorts } from "#app/routes/product-list/list-query.ts";
import { pageSize } from "#app/routes/product-list/load-list.ts";
import { apiPrefix, productName } from "#config/product.ts";
import { factsOf, languageOf, locales } from "#i18n/locales.ts";
import words from "#i18n/messages/english/catalogue.json" with { type: "json" };
import { withLocale } from "#i18n/paths.ts";
import { peerProduct } from "./peer-product.ts";

const path = "/product-list";

/** The content of our product list for the peers' pages, already formatted. */
export async function readPageData(baseUrl: string) {
  const client = createClient({ transport: httpTransport({ baseUrl, prefix: apiPrefix }), language: "en" });
  const [site, menu, list] = await Promise.all([
    client.get("site/getSiteConfig", {}),
    client.get("navigation/getNavigationData", {}),
    client.list("product/getProductListByCategoryList", { pageSize, pageNum: 1 }),
  ]);
  return {
    siteName: productName,
    siteUrl: "https://heliodane.example",
    title: `All models with technical data | ${productName}`,
    description: words.overview.lead,
    lead: words.overview.lead,
    menu: menu.map(({ navigationTitle, routePath, children }) => ({
      name: navigationTitle,
      path: routePath,
      panel: (children ?? []).length > 0,
    })),
    languages: locales.map((locale) => ({
      name: factsOf(locale).name,
      lang: languageOf(locale),
      path: withLocale(path, locale),
    })),
    tabs: [
      { name: "All", path, count: list.total },
      ...list.categories.map(({ id, name, count }) => ({ name, path: `${path}/${id}`, count })),
    ],
    facets: facetIds.flatMap((id) => {
      const facet = list.facets.find((candidate) => candidate.id === id);
      return facet ? [{ id, label: facet.name, options: facet.options.map(labelled) }] : [];
    }),
    sorts: sorts.map((id) => ({ id, label: words.list.sorts[id] })),
    products: list.list.map(peerProduct),
    total: list.total,
    pages: Math.ceil(list.total / pageSize),
    company: site.company,
    social: site.socialLinks,
    footer: site.footer,
    copyright: site.copyright,
  };
}

function labelled({ id, name, count }: { id: string; name: string; count: number }) {
  return { id, label: name || id, count };
}
