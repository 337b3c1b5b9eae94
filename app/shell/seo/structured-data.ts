/** Facts for search engines, schema.org in JSON-LD. Only what the page shows: no prices and no ratings, we have none. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string; [key: string]: unknown };

type Crumb = { name: string; path: string };

export function make(type: string, facts: Record<string, unknown>): StructuredData {
  const known = Object.entries(facts).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  return { "@context": "https://schema.org", "@type": type, ...Object.fromEntries(known) };
}

/** `absolute` turns the path of a crumb into an address, with language and host. */
export function breadcrumbList(crumbs: Crumb[], absolute: (path: string) => string) {
  return make("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: absolute(path),
    })),
  });
}
