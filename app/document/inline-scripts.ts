import { defaultLocale, type Locale, languageOf } from "#i18n/locales.ts";
import { localeCookie } from "#i18n/resolve-locale.ts";

// The functions of this file run in the browser, written into the page with `toString`: each stands on its own.

const mobileAgent = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|Opera Mini|IEMobile|BlackBerry/i;

/** Finds what only the browser knows, before the first paint. One document serves every device and visitor. */
export function headScript(locale: Locale, offered: readonly Locale[]) {
  const device = `(${markDevice})(${mobileAgent})`;
  const languages = offered.map((name) => [name, languageOf(name)]);
  if (locale !== defaultLocale || languages.length < 2) return device;
  return `${device};(${findLanguage})("${localeCookie}",${inlineJson(languages)})`;
}

/** Before the first picture of the page. */
export function pictureScript() {
  return `(${markLoadedPictures})()`;
}

/** The script that loads these files and runs this module once the first view is there. */
export function bootScript(files: string[], code: string): string {
  const libraries = files.filter((file) => file.includes("/library-"));
  return `(${boot})(${[files, libraries, code].map(inlineJson).join()})`;
}

/** A value as it may stand in a script of the page. */
export function inlineJson(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** A mobile user agent has the mobile header at any width. */
function markDevice(mobile: RegExp) {
  if (mobile.test(navigator.userAgent)) document.documentElement.dataset.device = "mobile";
}

/**
 * Only for bare addresses. A shared cache knows no visitors: where it answered, this does what `resolveLocale` does on the
 * server. Nothing is shown until the visitor has left, or could not; a copy that the service worker shows without a
 * connection stays.
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
  if (!found || found === languages[0] || "offlineCopy" in html.dataset) return;
  html.hidden = true;
  setTimeout(() => html.removeAttribute("hidden"), 3000);
  location.replace(`/${found[0]}${pathname === "/" ? "" : pathname}${search}${hash}`);
}

/** Tells pictures that have come from those that are awaited. */
function markLoadedPictures() {
  // The window hears of no picture: only the document does.
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.parentElement?.setAttribute("data-loaded", "");
  };
  for (const end of ["load", "error"]) document.addEventListener(end, mark, true);
}

/**
 * Code waits until there is something to see: it is asked for in the frame after the first paint, or after a second when
 * there is none, as in a tab behind others. So the first view has the line and the processor to itself. To ask for a file
 * takes a phone milliseconds: each has a turn of its own. The libraries, which are the largest, have one each before the
 * rest is run: together they would hold up a visitor's first touch.
 */
function boot(files: string[], libraries: string[], code: string) {
  const add = (name: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const preload = (href: string) => {
    const kind = href.endsWith(".json")
      ? { rel: "preload", as: "fetch", crossOrigin: "anonymous" }
      : { rel: "modulepreload" };
    add("link", { ...kind, fetchPriority: "low", href });
  };
  const runInTurns = async () => {
    for (const library of libraries) {
      await import(/* @vite-ignore */ library).catch(console.error);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    add("script", { type: "module", textContent: code });
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const file of files) setTimeout(preload, 0, file);
    setTimeout(runInTurns);
  };
  setTimeout(begin, 1000);
  new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(begin))).observe({
    type: "paint",
    buffered: true,
  });
}
