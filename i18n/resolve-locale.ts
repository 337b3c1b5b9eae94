import { defaultLocale, type Locale, localeOf, locales } from "./locales.ts";
import { localeOfPath, withLocale } from "./paths.ts";

export const localeCookie = "i18n_redirected";
export const localeCookieAge = 365 * 24 * 60 * 60;

/**
 * The language parameter in links of the language switch. Works without script: the server sets the cookie and
 * redirects to the clean address.
 */
export const setLocaleParameter = "setLocale";

type Visit = {
  pathname: string;
  search?: string;
  cookie?: string | null;
  acceptLanguage?: string | null;
  isSecure?: boolean;
  offered?: readonly Locale[];
};

export type LocaleResolution = {
  locale: Locale;
  /** Target of a 302 that no shared cache may store. */
  redirect?: string;
  setCookie?: string;
};

/**
 * URL prefix, else cookie, else browser language (at the root only), else the default. For documents only: the address
 * decides for client navigations.
 */
export function resolveLocale(visit: Visit): LocaleResolution {
  const { search = "", cookie, acceptLanguage, offered = locales } = visit;
  // Two leading slashes in a Location header would name another host.
  const pathname = visit.pathname.replace(/^[\\/]+/, "/");
  const chosen = chosenLocale({ ...visit, pathname, search, offered });
  if (chosen) return chosen;

  const fromPath = localeOfPath(pathname, offered);
  if (fromPath !== defaultLocale) return { locale: fromPath };

  const remembered = readLocaleCookie(cookie, offered);
  const locale =
    remembered ?? (pathname === "/" ? preferredLocale(acceptLanguage, offered) : undefined) ?? defaultLocale;
  return locale === defaultLocale ? { locale } : { locale, redirect: withLocale(pathname, locale) + search };
}

export function serializeLocaleCookie(locale: Locale, isSecure = false): string {
  return `${localeCookie}=${locale}; Max-Age=${localeCookieAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export function readLocaleCookie(
  header: string | null | undefined,
  offered: readonly Locale[] = locales,
): Locale | undefined {
  for (const part of header?.split(";") ?? []) {
    const [name, value] = part.split("=", 2);
    if (name?.trim() === localeCookie) {
      return offered.find((locale) => locale === value?.trim());
    }
  }
  return undefined;
}

/** The best of our languages by quality, then by order; undefined when none matches. */
export function preferredLocale(
  acceptLanguage: string | null | undefined,
  offered: readonly Locale[] = locales,
): Locale | undefined {
  const ranges = (acceptLanguage ?? "").split(",").map(parseRange);
  const known = ranges.filter((range) => range.locale && offered.includes(range.locale) && range.quality > 0);
  return known.sort((a, b) => b.quality - a.quality)[0]?.locale;
}

function chosenLocale({ pathname, search, isSecure, offered }: Visit & { search: string }) {
  const chosen = new URLSearchParams(search).get(setLocaleParameter);
  if (chosen === null) return undefined;
  const redirect = pathname + withoutParameter(search);
  const locale = localeOfPath(pathname, offered);
  if (chosen !== locale) return { locale, redirect };
  return { locale, redirect, setCookie: serializeLocaleCookie(locale, isSecure) };
}

/** Removes our parameter and keeps every other byte of the query. */
function withoutParameter(search: string) {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && pair.split("=", 1)[0] !== setLocaleParameter);
  return kept.length ? `?${kept.join("&")}` : "";
}

function parseRange(range: string) {
  const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
  const weight = parameters
    .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
    .find((q) => q !== undefined);
  return {
    locale: localeOf(tag.trim().split("-", 1)[0] ?? ""),
    quality: weight === undefined ? 1 : Number(weight),
  };
}
