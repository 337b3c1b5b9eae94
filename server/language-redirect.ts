import type { IncomingMessage, ServerResponse } from "node:http";
import { localeCookie, resolveLocale, setLocaleParameter } from "#i18n/resolve-locale.ts";
import { bareHeaders } from "./security-headers.ts";

/** Whether the answer may be a redirect: by cookie, by the browser's language at the root, or by the language switch. */
export function mayRedirect({ headers }: IncomingMessage, url: string) {
  return (
    headers.cookie?.includes(localeCookie) === true ||
    url === "/" ||
    url.startsWith("/?") ||
    url.includes(setLocaleParameter)
  );
}

/** Sends the visitor to the page in their language; answers whether it did. */
export function redirectToLanguage(request: IncomingMessage, response: ServerResponse, url: string) {
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
