import { defaultLocale, type Locale, locales } from "./locales.ts";

/**
 * The language of an address. Bare paths are in the default language; so are paths under a prefix that is unknown or
 * not offered, which are unknown pages.
 */
export function localeOfPath(pathname: string, offered: readonly Locale[] = locales): Locale {
  return prefixesOf(offered).find((locale) => hasPrefix(pathname, locale)) ?? defaultLocale;
}

export function prefixesOf(offered: readonly Locale[]): Locale[] {
  return offered.filter((locale) => locale !== defaultLocale);
}

/** `/spanish/about/news` becomes `/about/news`, `/spanish` becomes `/`. */
export function withoutLocale(pathname: string, offered: readonly Locale[] = locales): string {
  const locale = prefixesOf(offered).find((candidate) => hasPrefix(pathname, candidate));
  return locale ? pathname.slice(locale.length + 1) || "/" : pathname;
}

/** The address of a page in a language: `path` starts with `/`, has no prefix, and may end in a query and hash. */
export function withLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/"
    ? `/${locale}`
    : `/${locale}${path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path}`;
}

/** Client navigations request `/x.data` and `/_.data`; answers the page's address. */
export function documentPath(pathname: string): string {
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}

function hasPrefix(pathname: string, locale: Locale) {
  return pathname === `/${locale}` || pathname.startsWith(`/${locale}/`);
}

export function pathnameOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2)).split(/[?#]/, 1)[0] ?? "/";
}
