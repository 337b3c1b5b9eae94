import { hasFileEnding, isFileAddress } from "#app/addresses/is-file-address.ts";
import type { Locale } from "#i18n/locales.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import type { ToHref } from "../../ui/link/link-context.ts";

type Anchor = Pick<HTMLAnchorElement, "origin" | "pathname" | "target" | "hasAttribute">;

/** Exactly `nova=true`, as the first of its name. */
export function isNova(search: string): boolean {
  return new URLSearchParams(search).get("nova") === "true";
}

/** Makes the addresses of a page's links: under the language of the page, and keeping `nova`. */
export function pageHref(locale: Locale, nova: boolean): ToHref {
  return (path) => {
    const [pathname = path] = path.split(/[?#]/, 1);
    if (!path.startsWith("/") || path.startsWith("//") || isFileAddress(pathname)) return path;
    const href = withLocale(path, locale);
    return nova ? withNova(href) : href;
  };
}

/** Other hosts, other tabs, downloads, files and other languages are left to the browser. */
export function isForRouter(anchor: Anchor, here: { origin: string; pathname: string }): boolean {
  if (anchor.origin !== here.origin || (anchor.target && anchor.target !== "_self")) return false;
  if (anchor.hasAttribute("download") || anchor.hasAttribute("data-reload")) return false;
  if (localeOfPath(anchor.pathname) !== localeOfPath(here.pathname)) return false;
  return !hasFileEnding(anchor.pathname);
}

function withNova(href: string) {
  const [address = "", hash] = href.split("#", 2);
  const query = address.includes("?") ? "&" : "?";
  return `${address}${query}nova=true${hash === undefined ? "" : `#${hash}`}`;
}
