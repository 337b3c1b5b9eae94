import { findAddress } from "#app/site-addresses/find-address.ts";
import { anything } from "#app/site-addresses/site-addresses.ts";
import { documentPath } from "#i18n/paths.ts";

/** Where a visitor came from: for the browser, never for a page. The caches in `deploy/` pass over the same names. */
export const trackingNames =
  "utm_\\w+|gclid|gbraid|wbraid|gclsrc|fbclid|msclkid|dclid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|srsltid|ref|source|mtm_\\w+|pk_\\w+|hsa_\\w+|mkt_tok";
const tracking = new RegExp(`^(?:${trackingNames})$`);

/** What one visitor owns or writes. */
const isPrivate = (name: string) => name === "serial" || name === "message";

/**
 * The address without what its page does not read, its parameters in one order and spelling; the same page has one key
 * however it was linked.
 */
export function normaliseAddress(url: string): string {
  const mark = url.indexOf("?");
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  const query = new URLSearchParams(url.slice(mark + 1));
  const unread = unreadNames(path, query);
  for (const name of new Set(query.keys())) if (tracking.test(name) || unread.has(name)) query.delete(name);
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The query without what its page does not read, word for word; undefined when there is no such thing in it. */
export function readPart(path: string, query: string): string | undefined {
  const unread = unreadNames(path, new URLSearchParams(query));
  const isRead = (pair: string) => {
    const [name = ""] = new URLSearchParams(pair).keys();
    return !unread.has(name) || tracking.test(name);
  };
  const pairs = query.split("&");
  const read = pairs.filter(isRead);
  return read.length < pairs.length ? read.join("&") : undefined;
}

function unreadNames(path: string, query: URLSearchParams): Set<string> {
  const document = documentPath(path);
  const reads = findAddress(document)?.reads;
  const isUnread = (name: string) => {
    if (name === "nova") return query.get(name) !== "true";
    if (name === "_routes") return document === path;
    return reads && !reads.has(anything) && !reads.has(name);
  };
  return new Set([...query.keys()].filter(isUnread));
}

/**
 * Only a page by its right address, with parameters that it reads; anything else is rendered each time. `isRoute` says whether
 * the website has a route of that name: the router names those whose data it wants.
 */
export function isKeepable(address: string, isRoute: (id: string) => boolean): boolean {
  const [path = "/", query] = address.split("?", 2);
  const page = findAddress(documentPath(path));
  if (!page || page.path !== documentPath(path)) return false;
  return [...new URLSearchParams(query)].every(([name, value]) => {
    if (isPrivate(name)) return false;
    if (name === "_routes") return areRoutes(value.split(","), isRoute);
    return page.reads.has(name);
  });
}

/** One page and what is round it, each once. */
function areRoutes(ids: string[], isRoute: (id: string) => boolean) {
  const pages = ids.filter((id) => id.includes("/"));
  return ids.every(isRoute) && new Set(ids).size === ids.length && pages.length <= 1;
}

/** A document by its plain address, of which there are as many as there is content: those of the sitemap. */
export function isListed(address: string): boolean {
  return (
    !address.includes("?") && documentPath(address) === address && !/^(\/\w+)?\/search(\/|$)/.test(address)
  );
}
