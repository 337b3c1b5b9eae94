import type { SitePath } from "./addresses.ts";

/** The addresses of the site that end like a file. Named again here: the browser needs no more of the table. */
const addressesWithEnding: Record<Extract<SitePath, `${string}.${string}`>, true> = {
  "about/blogs/feed.xml": true,
  "about/news/feed.xml": true,
  "downloads/specs.csv": true,
  "downloads/specs.json": true,
  "tools/data.json": true,
  "robots.txt": true,
  "offline.html": true,
  "sitemap.xml": true,
};

/** Media and documents have one address in all languages; a page does not, nor data such as `/downloads/specs.csv`. */
export function isFileAddress(pathname: string): boolean {
  return hasFileEnding(pathname) && !Object.hasOwn(addressesWithEnding, pathname.slice(1));
}

/** The router leaves these to the browser. Ids of records have no ending; words that are searched for may have one. */
export function hasFileEnding(pathname: string): boolean {
  const folder = pathname.slice(0, pathname.lastIndexOf("/"));
  return /\.[a-z\d]{2,12}$/i.test(pathname) && !folder.endsWith("/search");
}
