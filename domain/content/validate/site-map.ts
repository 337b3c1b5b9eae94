import { type Content, kindNames } from "../records.ts";

/** All that there is on the site: ids of records, pages and pictures. */
export type SiteMap = {
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  pages: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
};

/** Of seo, faq and series the facts are needed; of the others the ids are enough. */
export function siteMapOf(content: Content, pictures: Iterable<string>): SiteMap {
  return {
    ids: new Map(kindNames.map((kind) => [kind, new Set(content[kind].map(({ id }) => id))])),
    pages: listPages(content),
    pictures: new Set(pictures),
  };
}

/** The fixed pages have an entry in seo/pages.yaml, the others a record. */
function listPages(content: Content): Set<string> {
  const idsOf = (records: { id: string }[], path: string) => records.map(({ id }) => path + id);
  const faqs = content.faq.flatMap(({ id, data }) => [
    `/support/faq#${id}`,
    ...(data.entries ?? []).map((entry) => `/support/faq#${id}-${entry}`),
  ]);
  return new Set([
    "/compare",
    ...content.seo.flatMap(({ data }) => (data.pages ?? []).map(({ path }) => path)),
    ...idsOf(content.products, "/products/"),
    ...idsOf(content.solutions, "/solutions/"),
    ...idsOf(content.blogs, "/about/blogs/"),
    ...idsOf(content.news, "/about/news/"),
    ...idsOf(content.pages, "/about/"),
    ...idsOf(content.events, "/about/event/"),
    ...idsOf(content.webinars, "/support/webinar/"),
    ...idsOf(content.cases, "/case-study?case="),
    ...idsOf(content.videos, "/support/videoList?video="),
    ...idsOf(content.categories, "/product-list/"),
    ...content.categories.map(({ id }) => `/product-list/${id}/old_id`),
    ...content.series.map(({ id, data }) => `/product-list/${data.category}/${id}`),
    ...faqs,
  ]);
}
