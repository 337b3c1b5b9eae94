import type { Locale } from "#i18n/locales.ts";

/** The routes of a language carry its name before their own; `root` is round all of them. */
export function routesIn<T>(locales: readonly Locale[], routes: Record<string, T>): Record<string, T> {
  const isOffered = (id: string) =>
    id === "root" || locales.some((locale) => id === locale || id.startsWith(`${locale}/`));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isOffered(id)));
}

/** Where the browser finds the routes of one language; `list` is where it finds all. */
export function routeListIn(locale: Locale, list: string): string {
  return list.replace(/\.js$/, `-${locale}.js`);
}
