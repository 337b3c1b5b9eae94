import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { spokenLocales } from "../config/maker/spoken-locales.ts";
import { defaultLocale, type Locale } from "../i18n/locales.ts";
import { prefixesOf } from "../i18n/paths.ts";
import type { SitePath } from "./addresses/addresses.ts";

/**
 * The site map. Every page exists once for each language, and each needs an id of its own. What a page reads of its
 * address stands in `addresses`.
 */
function pages(locale: Locale): RouteConfigEntry[] {
  const page = (path: SitePath | "*", name: string, id = name) =>
    route(path, `routes/${name}/route.tsx`, { id: `${locale}/${id}` });

  return [
    index("routes/home/route.tsx", { id: `${locale}/home` }),
    page("brochure", "brochures"),
    page("case-study", "case-studies"),
    page("downloads", "downloads"),
    page("about/blogs", "blogs"),
    page("about/blogs/feed.xml", "feed", "blogs-feed"),
    page("about/blogs/:id", "blog-article"),
    page("about/company", "company"),
    page("about/contact", "contact"),
    page("about/press", "press"),
    page("about/event", "events"),
    page("about/event/:id", "event"),
    page("about/how-we-check", "how-we-check"),
    page("about/news", "news"),
    page("about/news/feed.xml", "feed", "news-feed"),
    page("about/news/:id", "news-article"),
    page("support/faq", "faq"),
    page("support/videoList", "videos"),
    page("support/warranty", "warranty"),
    page("support/webinar", "webinars"),
    page("support/webinar/:id", "webinar"),
    page("tools", "tools"),
    page("tools/lights", "lights"),
    page("tools/approvals", "approvals"),
    page("tools/approvals/:id", "certificate"),
    page("tools/needs", "calculator-needs"),
    page("tools/strings", "calculator-strings"),
    page("tools/builder", "calculator-builder"),
    page("tools/builder/list", "calculator-builder-list"),
    page("tools/data.json", "calculator-data"),
    page("documents/:id", "document"),
    page("downloads/specs.csv", "spec-data", "spec-csv"),
    page("downloads/specs.json", "spec-data", "spec-json"),
    page("calendar/event/:id", "event-calendar"),
    page("calendar/webinar/:id", "webinar-calendar"),
    page("products", "products"),
    page("products/:id", "product"),
    page("search/:id?", "search"),
    page("solutions", "solutions"),
    page("solutions/:id", "solution"),
    page("product-list/:one?/old_id", "legacy-products"),
    page("product-list/:one?/:id?", "product-list"),
    page("compare", "compare"),
    page("compare/csv", "compare-csv"),
    page("error-demo/:kind", "error-demo"),
    page("404", "not-found", "404"),
    page("*", "not-found"),
  ];
}

/** Files for programs: each exists once, in no language. */
const files = [
  route("robots.txt", "routes/robots/route.tsx"),
  route("offline.html", "routes/offline-page/route.tsx"),
  route("sitemap.xml", "routes/sitemap/route.tsx"),
];

export default [
  ...files,
  ...prefixesOf(spokenLocales()).map((locale) =>
    route(locale, "shell/layout.tsx", { id: locale }, pages(locale)),
  ),
  layout("shell/layout.tsx", { id: defaultLocale }, pages(defaultLocale)),
] satisfies RouteConfig;
