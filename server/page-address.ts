import { LRUCache } from "lru-cache";
import { anything } from "#app/addresses/addresses.ts";
import { findAddress } from "#app/addresses/find-address.ts";
import { documentPath } from "#i18n/paths.ts";

/** Where a visitor came from: for the browser, never for a page. The caches in `deploy/` pass over the same names. */
export const trackingNames =
  "utm_\\w+|gclid|gbraid|wbraid|gclsrc|fbclid|msclkid|dclid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|srsltid|ref|source|mtm_\\w+|pk_\\w+|hsa_\\w+|mkt_tok";
const tracking = new RegExp(`^(?:${trackingNames})$`);

/** What one visitor owns or writes. */
const isPrivate = (name: string) => name === "serial" || name === "message";

export type PageAddress = {
  /** Without what the page does not read, parameters in one order and spelling: however it was linked, a page has one. */
  address: string;
  /** Where the page is, if it was asked for in another spelling or with parameters that it does not read. */
  canonical?: string | undefined;
  isCacheable: boolean;
  isInSitemap: boolean;
  /** For programs rather than people. */
  isFile: boolean;
};

type Page = ReturnType<typeof findAddress>;

/** Remembers what depends on the URL alone, in about 4 MB. `isRoute` says whether the website has a route of that id. */
export function createPageAddresses(isRoute: (id: string) => boolean) {
  const known = new LRUCache<string, PageAddress>({
    maxSize: 4 * 2 ** 20,
    sizeCalculation: (_page, url) => 300 + 3 * url.length,
  });
  return (url: string): PageAddress => {
    const before = known.get(url);
    if (before) return before;
    const page = readAddress(url, isRoute);
    known.set(url, page);
    return page;
  };
}

export function readAddress(url: string, isRoute: (id: string) => boolean): PageAddress {
  const [path = "/"] = url.split("?", 1);
  const query = url.length > path.length ? url.slice(path.length + 1) : undefined;
  const document = documentPath(path);
  const isData = document !== path;
  const page = findAddress(document);
  const unused = unusedParameters(new URLSearchParams(query), page, isData);
  const parameters = cacheParameters(query, unused);
  const isCacheable =
    page?.path === document &&
    [...parameters].every(([name, value]) => isCacheableParameter(name, value, page, isRoute));
  return {
    address: withQuery(wellFormed(path), query === undefined ? "" : `${parameters}`),
    // The router asks for data by the address it has; the website tells it where the page is.
    canonical: isData || !page ? undefined : findCanonical(path, query, page.path, unused),
    isCacheable,
    isInSitemap: !isData && parameters.size === 0 && !/^(\/\w+)?\/search(\/|$)/.test(path),
    isFile: page?.isFile === true,
  };
}

/** A `%` that begins no letter is a per cent sign. The framework would take it so too, and log what was typed. */
export function wellFormed(path: string) {
  return path.split("/").map(escapeIfMalformed).join("/");
}

function escapeIfMalformed(segment: string) {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return segment.replaceAll("%", "%25");
  }
}

function unusedParameters(query: URLSearchParams, page: Page, isData: boolean): Set<string> {
  const isUnused = (name: string) => {
    if (name === "nova") return query.getAll(name).join() !== "true";
    if (name === "_routes") return !isData;
    return page && !page.reads.has(anything) && !page.reads.has(name);
  };
  return new Set([...query.keys()].filter(isUnused));
}

function cacheParameters(query: string | undefined, unused: Set<string>) {
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys()))
    if (tracking.test(name) || unused.has(name)) parameters.delete(name);
  parameters.sort();
  return parameters;
}

/** Undefined when the page was asked for by its one address; campaign parameters stay, for the browser. */
function findCanonical(path: string, query: string | undefined, right: string, unused: Set<string>) {
  const pairs = query?.split("&") ?? [];
  const read = pairs.filter((pair) => {
    const [name = ""] = new URLSearchParams(pair).keys();
    return !unused.has(name) || tracking.test(name);
  });
  if (read.length < pairs.length) return withQuery(right, read.join("&"));
  if (right === path) return undefined;
  return query === undefined ? right : `${right}?${query}`;
}

/** A page with any other parameter is rendered each time. The router names the routes whose data it wants. */
function isCacheableParameter(name: string, value: string, page: Page, isRoute: (id: string) => boolean) {
  if (isPrivate(name)) return false;
  if (name === "_routes") return areRoutes(value.split(","), isRoute);
  return page?.reads.has(name) === true;
}

/** One page and what is round it, each once. */
function areRoutes(ids: string[], isRoute: (id: string) => boolean) {
  const pages = ids.filter((id) => id.includes("/"));
  return ids.every(isRoute) && new Set(ids).size === ids.length && pages.length <= 1;
}

function withQuery(path: string, query: string) {
  return query === "" ? path : `${path}?${query}`;
}
