import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type Locale, locales } from "#i18n/locales.ts";
import { documentPath, localeOfPath, pathnameOf, withoutLocale } from "#i18n/paths.ts";
import { ofLanguage, routeListOf } from "#i18n/routes.ts";

export type Build = ServerBuild | (() => Promise<ServerBuild>);
type Loader = NonNullable<NonNullable<ServerBuild["routes"][string]>["module"]["loader"]>;

/** What the entry of the website has for us besides what the framework asks of it. */
type OwnParts = {
  besidePage(id: string, loader: Loader): Loader;
  createQuickPages(
    build: ServerBuild,
  ): (request: Request, context: RouterContextProvider) => Promise<Response | undefined>;
};

function ownPartsOf({ entry }: ServerBuild) {
  return entry.module as unknown as OwnParts;
}

/**
 * One handler for each language and first word of a path, as each needs only its own routes: finding one among all
 * takes a tenth of the time of a page. In development one serves all.
 */
export function createPageHandler(build: Build, mode: string): RequestHandler {
  if (typeof build === "function")
    return createRequestHandler(async () => withDataBeside(await build()), "development");
  const builds = new Map(locales.map((locale) => [locale, inLanguage(withDataBeside(build), locale)]));
  const words = firstWords(build);
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const path = documentPath(pathnameOf(request.url));
    const locale = localeOfPath(path);
    const first = firstWord(withoutLocale(path).slice(1)).toLowerCase();
    const word = words.has(first) ? first : undefined;
    const key = `${locale} ${word}`;
    const own = builds.get(locale) ?? build;
    const handle = handlers.get(key) ?? quickFirst(word ? beginningWith(own, word) : own, mode);
    handlers.set(key, handle);
    return handle(request, context);
  };
}

/** What the website itself does not make is left to the framework. */
function quickFirst(build: ServerBuild, mode: string): RequestHandler {
  const handleQuickly = ownPartsOf(build).createQuickPages(build);
  const handle = createRequestHandler(build, mode);
  return async (request, context) =>
    (context && (await handleQuickly(request, context))) ?? handle(request, context);
}

/** The same pages; the data of each stands beside it. */
function withDataBeside(build: ServerBuild): ServerBuild {
  const { besidePage } = ownPartsOf(build);
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { default: page, loader } = route?.module ?? {};
    if (!route || !page || !loader) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: besidePage(id, loader) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function inLanguage(build: ServerBuild, locale: Locale): ServerBuild {
  const { assets, routes } = build;
  return {
    ...build,
    routes: ofLanguage(locale, routes),
    assets: { ...assets, url: routeListOf(locale, assets.url), routes: ofLanguage(locale, assets.routes) },
  };
}

function firstWords({ routes }: ServerBuild): Set<string> {
  const words = Object.values(routes).map((route) => (isPage(route) ? firstWord(route?.path ?? "") : ""));
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => /^\w/.test(word)));
}

/** The pages below one word, what is round them, and the page for addresses that nobody knows. */
function beginningWith(build: ServerBuild, word: string): ServerBuild {
  const isWanted = ({ path = "", ...route }: { path?: string; parentId?: string }) =>
    !isPage(route) || path === "*" || firstWord(path).toLowerCase() === word;
  const pick = <R extends { path?: string; parentId?: string }>(routes: Record<string, R | undefined>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => route && isWanted(route))) as Record<
      string,
      R
    >;
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** Neither the root nor the frame of a language. */
function isPage({ parentId }: { parentId?: string | undefined } = {}) {
  return parentId !== undefined && parentId !== "root";
}

function firstWord(path: string) {
  return path.split("/", 1)[0] ?? "";
}
