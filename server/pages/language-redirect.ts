import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "#config/config.ts";
import { localeCookie, resolveLocale, setLocaleParameter } from "#i18n/resolve-locale.ts";
import { bareHeaders } from "../http/security-headers.ts";

/** Whether the answer may be a redirect: by cookie, by the browser's language at the root, or by the language switch. */
export function mayRedirect({ headers }: IncomingMessage, url: string) {
  return (
    headers.cookie?.includes(localeCookie) === true ||
    url === "/" ||
    url.startsWith("/?") ||
    url.includes(setLocaleParameter)
  );
}

type ProxyConfig = Pick<Config, "SITE_URL" | "TRUST_PROXY">;

/** Sends the visitor to the page in their language; answers whether it did. */
export function redirectToLanguage(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  config: ProxyConfig,
) {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (!mayRedirect(request, url)) return false;
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  if (pathname.endsWith(".data")) return false;
  const { redirect, setCookie } = resolveLocale({
    pathname,
    search: mark < 0 ? "" : url.slice(mark),
    cookie: request.headers.cookie ?? null,
    acceptLanguage: request.headers["accept-language"] ?? null,
    isSecure: cameByHttps(request, config),
  });
  if (!redirect) return false;
  response.writeHead(302, {
    ...bareHeaders,
    Location: redirect,
    "Cache-Control": "private, no-store",
    Vary: "Cookie, Accept-Language",
    ...(setCookie && { "Set-Cookie": setCookie }),
  });
  response.end();
  return true;
}

/** As the proxy in front says, where there is one that we believe; else as the site's own address says. */
function cameByHttps({ headers }: IncomingMessage, { SITE_URL, TRUST_PROXY }: ProxyConfig): boolean {
  const scheme = TRUST_PROXY ? headers["x-forwarded-proto"] : undefined;
  return String(scheme || SITE_URL).startsWith("https");
}
