import type { Locale } from "./locales.ts";

/** The routes of a language carry its name before their own; `root` is round all of them. */
export function isRouteOf(locale: Locale, id: string): boolean {
  return id === "root" || id === locale || id.startsWith(`${locale}/`);
}

/** A visitor stays in one language, so the browser gets the list of that language's routes and no others. */
export function routeListOf(locale: Locale, url: string): string {
  return url.replace(/\.js$/, `-${locale}.js`);
}

export function ofLanguages<T>(locales: readonly Locale[], routes: Record<string, T>): Record<string, T> {
  const isOffered = ([id]: [string, T]) => locales.some((locale) => isRouteOf(locale, id));
  return Object.fromEntries(Object.entries(routes).filter(isOffered));
}

export function ofLanguage<T>(locale: Locale, routes: Record<string, T>): Record<string, T> {
  return ofLanguages([locale], routes);
}
