import type { Locale } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";
import type { ToHref } from "../../ui/link/link-context.ts";

/** Exactly `nova=true`, as the first of its name. */
export function isNova(search: string): boolean {
  return new URLSearchParams(search).get("nova") === "true";
}

/** Makes the addresses of a page's links: under the language of the page, and keeping `nova`. */
export function siteHref(locale: Locale, nova: boolean): ToHref {
  return (path) => {
    if (!path.startsWith("/") || path.startsWith("//") || isFile(path)) return path;
    const href = withLocale(path, locale);
    return nova ? withNova(href) : href;
  };
}

/** Media, documents and feeds have one address for all languages. */
function isFile(path: string) {
  return /\.[a-z0-9]{2,5}$/.test(path.split(/[?#]/, 1)[0] ?? path) && !path.startsWith("/search/");
}

function withNova(href: string) {
  const [address = "", hash] = href.split("#", 2);
  const query = address.includes("?") ? "&" : "?";
  return `${address}${query}nova=true${hash === undefined ? "" : `#${hash}`}`;
}
