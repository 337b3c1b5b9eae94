import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Config } from "#config/config.ts";
import type { SiteVariant } from "#config/variants.ts";
import { type Encoding, encodingFor } from "./http/encoding.ts";
import { visitorAddress } from "./http/visitor-address.ts";
import { createPageAddresses, type PageAddress, wellFormed } from "./page-address.ts";
import { findRedirect, type Redirect } from "./redirects.ts";

/** A page that looks the same for everybody, by its key in the cache. */
export type CacheablePage = { key: string; address: string; variant: SiteVariant; isInSitemap: boolean };

/** All that decides how a request is answered, resolved once. */
export type Visit = {
  /** Sent as X-Request-Id. */
  id: string;
  /** As it was asked for, and without the query. */
  url: string;
  path: string;
  /** What is rendered: the address without what its page does not read; of a form, as it was sent. */
  address: string;
  isRead: boolean;
  variant: SiteVariant;
  encoding: Encoding;
  /** Where the visitor comes from, for limits. */
  readonly visitor: string;
  /** Absent where the page must not be shared. */
  page?: CacheablePage | undefined;
  redirect?: Redirect | undefined;
};

/** `isRoute` says whether the website has a route of that id. */
export function createVisitResolver(config: Config, isRoute: (id: string) => boolean) {
  const nextId = createRequestIds();
  const findPage = createPageAddresses(isRoute);

  return function resolveVisit(request: IncomingMessage): Visit {
    const url = request.url ?? "/";
    const page = findPage(url);
    const variant = variantOf(request.headers.host, config);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const [path = "/"] = url.split("?", 1);
    return {
      id: nextId(),
      url,
      path,
      address: isRead ? page.address : wellFormed(path) + url.slice(path.length),
      isRead,
      variant,
      encoding: encodingFor(request.headers["accept-encoding"]),
      get visitor() {
        return visitorAddress(request, config.TRUST_PROXY);
      },
      page: isRead && page.isCacheable ? cacheablePage(page, variant) : undefined,
      redirect: findRedirect(request, url, page, config),
    };
  };
}

export function cacheablePage(
  { address, isInSitemap }: Pick<PageAddress, "address" | "isInSitemap">,
  variant: SiteVariant,
): CacheablePage {
  return { key: `${variant} ${address}`, address, variant, isInSitemap };
}

/** Another beginning for each process, then a number: cheap enough for every cached page. */
export function createRequestIds() {
  const process = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

function variantOf(host: string | undefined, { SITE_HOSTS, SITE_VARIANT }: Config) {
  if (SITE_HOSTS.size === 0 || !host) return SITE_VARIANT;
  return SITE_HOSTS.get(host.toLowerCase().split(":", 1)[0] ?? "") ?? SITE_VARIANT;
}
