import type { IncomingMessage } from "node:http";
import type { Config } from "#config/config.ts";
import { localeCookie, resolveLocale, setLocaleParameter } from "#i18n/resolve-locale.ts";
import type { PageAddress } from "./page-address.ts";

export type Redirect = { status: 302 | 308; headers: Record<string, string> };

type ProxyConfig = Pick<Config, "SITE_URL" | "TRUST_PROXY" | "LANGUAGES">;

/** Where a visitor is sent instead: to their search, to their language, or to the one address of the page. */
export function findRedirect(
  request: IncomingMessage,
  url: string,
  page: PageAddress,
  config: ProxyConfig,
): Redirect | undefined {
  return toTypedSearch(request, url) ?? toLanguage(request, url, page, config) ?? toOneAddress(url, page);
}

const dataOfSearch = /^((?:\/\w+)?\/search)\/([^/?]+\.data)(?:\?(.*))?$/;

/**
 * The framework asks for the data of `/search/foo` at `/search/foo.data`. A visitor who types that address searches for
 * `foo.data`: browsers ask for HTML, the framework for anything.
 */
function toTypedSearch({ headers }: IncomingMessage, url: string): Redirect | undefined {
  if (!url.includes(".data") || !headers.accept?.includes("text/html")) return undefined;
  const [, path, keyword, others] = dataOfSearch.exec(url) ?? [];
  if (!path || !keyword) return undefined;
  const location = `${path}?keyword=${keyword.replace(/[+&]/g, encodeURIComponent)}${others ? `&${others}` : ""}`;
  return { status: 302, headers: { Location: location, "Cache-Control": "no-store", Vary: "Accept" } };
}

/** By the language switch, by cookie, or at the root by the browser's language. A file has no other language. */
function toLanguage(
  request: IncomingMessage,
  url: string,
  { isFile }: PageAddress,
  config: ProxyConfig,
): Redirect | undefined {
  const { method, headers } = request;
  if ((method !== "GET" && method !== "HEAD") || !mayRedirect(headers, url)) return undefined;
  const [pathname = "/"] = url.split("?", 1);
  if (isFile || pathname.endsWith(".data")) return undefined;
  const { redirect, setCookie } = resolveLocale({
    pathname,
    search: url.slice(pathname.length),
    cookie: headers.cookie ?? null,
    acceptLanguage: headers["accept-language"] ?? null,
    offered: config.LANGUAGES,
    isSecure: cameByHttps(request, config),
  });
  if (!redirect) return undefined;
  return {
    status: 302,
    headers: {
      Location: redirect,
      "Cache-Control": "private, no-store",
      Vary: "Cookie, Accept-Language",
      ...(setCookie && { "Set-Cookie": setCookie }),
    },
  };
}

/** Most visits have none of these: they are not looked at any closer. */
function mayRedirect({ cookie }: IncomingMessage["headers"], url: string) {
  return (
    cookie?.includes(localeCookie) === true ||
    url === "/" ||
    url.startsWith("/?") ||
    url.includes(setLocaleParameter)
  );
}

/** As a trusted proxy says, else as the site's own address says. */
function cameByHttps({ headers }: IncomingMessage, { SITE_URL, TRUST_PROXY }: ProxyConfig): boolean {
  const scheme = TRUST_PROXY ? headers["x-forwarded-proto"] : undefined;
  return String(scheme || SITE_URL).startsWith("https");
}

/** A form is sent on as it is. */
function toOneAddress(url: string, { canonical }: PageAddress): Redirect | undefined {
  if (!canonical) return undefined;
  // Anybody can write any number of parameters that no page reads: caches need not remember those redirects.
  const isCut = canonical.split("?", 2)[1] !== url.split("?", 2)[1];
  const control = isCut ? "no-store" : "public, max-age=3600";
  return { status: 308, headers: { Location: canonical, "Cache-Control": control } };
}
