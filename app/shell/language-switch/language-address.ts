import type { Locale } from "#i18n/locales.ts";
import { withLocale, withoutLocale } from "#i18n/paths.ts";
import { setLocaleParameter } from "#i18n/resolve-locale.ts";

type Place = { pathname: string; search: string; hash?: string };

/** The same page in another language: path, query and hash stay. */
export function addressInLanguage(locale: Locale, { pathname, search, hash = "" }: Place): string {
  return withLocale(withoutLocale(pathname) + search + hash, locale);
}

/** The link for visitors without script: the server sets the cookie and answers with the clean address. */
export function switchLink(locale: Locale, { pathname, search }: Place): string {
  const query = `${search ? `${search}&` : "?"}${setLocaleParameter}=${locale}`;
  return addressInLanguage(locale, { pathname, search: query });
}
