import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { SitePath } from "./site-addresses/site-addresses.ts";

type Prefix = "english" | "spanish" | "burmese";

/**
 * The site map. Every page exists three times, once for each language, and each needs an id of its own. What a page reads of
 * its address stands in `site-addresses`.
 */
function pages(locale: Prefix): RouteConfigEntry[] {
  const page = (path: SitePath | "*", name: string, id = name) =>
    route(path, `routes/${name}/route.tsx`, { id: `${locale}/${id}` });

  return [
    index("routes/home/route.tsx", { id: `${locale}/home` }),
    page("brochure", "brochures"),
    page("case-study", "case-studies"),
    page("downloads", "downloads"),
    page("about/blogs", "blogs"),
    page("about/blogs/:id", "blog-article"),
    page("about/company", "company"),
    page("about/contact", "contact"),
    page("about/event", "events"),
    page("about/event/:id", "event"),
    page("about/news", "news"),
    page("about/news/:id", "news-article"),
    page("support/faq", "faq"),
    page("support/videoList", "videos"),
    page("support/warranty", "warranty"),
    page("support/webinar", "webinars"),
    page("support/webinar/:id", "webinar"),
    page("calendar/event/:id", "event-calendar"),
    page("calendar/webinar/:id", "webinar-calendar"),
    page("products/:id?", "products"),
    page("search/:id?", "search"),
    page("solutions/:id?", "solutions"),
    page("product-list/:one?/old_id", "legacy-products"),
    page("product-list/:one?/:id?", "product-list"),
    page("error-demo/:kind", "error-demo"),
    page("404", "not-found", "404"),
    page("*", "not-found"),
  ];
}

export default [
  route("spanish", "shell/layout.tsx", { id: "spanish" }, pages("spanish")),
  route("burmese", "shell/layout.tsx", { id: "burmese" }, pages("burmese")),
  layout("shell/layout.tsx", { id: "english" }, pages("english")),
] satisfies RouteConfig;
