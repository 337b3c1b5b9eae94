import { defaultLocale, type Locale, languageOf } from "#i18n/locales.ts";
import { localeCookie } from "#i18n/resolve-locale.ts";

const mobileAgent = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|Opera Mini|IEMobile|BlackBerry/i;

/** Runs in the browser: a mobile user agent has the mobile header at any width. */
function markDevice(mobile: RegExp) {
  if (mobile.test(navigator.userAgent)) document.documentElement.dataset.device = "mobile";
}

/**
 * Runs in the browser on bare addresses. A shared cache knows no visitors: where it answered, this does what
 * `resolveLocale` does on the server. Nothing is shown until the visitor has left, or could not; a copy that the service
 * worker shows without a connection stays.
 */
function findLanguage(cookie: string, languages: [name: string, tag: string][]) {
  const html = document.documentElement;
  const { pathname, search, hash } = location;
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${cookie}=`));
  const [remembered] = languages.filter(([name]) => pair === `${cookie}=${name}`);
  const [preferred] = navigator.languages.flatMap((wanted) =>
    languages.filter(([, tag]) => tag === wanted.toLowerCase().split("-", 1)[0]),
  );
  const found = remembered ?? (pathname === "/" ? preferred : undefined);
  if (!found || found === languages[0] || "kept" in html.dataset) return;
  html.hidden = true;
  setTimeout(() => html.removeAttribute("hidden"), 3000);
  location.replace(`/${found[0]}${pathname === "/" ? "" : pathname}${search}${hash}`);
}

/** What only the browser knows, before the first paint: one document serves every device and every visitor. */
export function headScript(locale: Locale, offered: readonly Locale[]) {
  const device = `(${markDevice})(${mobileAgent})`;
  const languages = offered.map((name) => [name, languageOf(name)]);
  if (locale !== defaultLocale || languages.length < 2) return device;
  return `${device};(${findLanguage})("${localeCookie}",${JSON.stringify(languages)})`;
}
