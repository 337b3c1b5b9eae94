import { defaultLocale, type Locale, locales } from "./locales.ts";

/**
 * The language an address is written in. A bare path is in the default one, which is no prefix, and so is the path of a
 * language that is not offered: unknown pages both.
 */
export function localeOfPath(pathname: string, offered: readonly Locale[] = locales): Locale {
  return prefixesOf(offered).find((locale) => hasPrefix(pathname, locale)) ?? defaultLocale;
}

/** The first words of addresses that name a language. */
export function prefixesOf(offered: readonly Locale[]): Locale[] {
  return offered.filter((locale) => locale !== defaultLocale);
}

/** `/spanish/about/news` becomes `/about/news`, `/spanish` becomes `/`. */
export function withoutLocale(pathname: string, offered: readonly Locale[] = locales): string {
  const locale = prefixesOf(offered).find((candidate) => hasPrefix(pathname, candidate));
  return locale ? pathname.slice(locale.length + 1) || "/" : pathname;
}

/** The address of a page in a language: `path` starts with `/` and carries no prefix, query and hash may follow. */
export function withLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/"
    ? `/${locale}`
    : `/${locale}${path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path}`;
}

/** Client navigations ask for `/x.data` and `/_.data`: the address they stand for. */
export function documentPath(pathname: string): string {
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}

function hasPrefix(pathname: string, locale: Locale) {
  return pathname === `/${locale}` || pathname.startsWith(`/${locale}/`);
}

/** Of an address that is written as browsers write it, with its host. */
export function pathnameOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2)).split(/[?#]/, 1)[0] ?? "/";
}
