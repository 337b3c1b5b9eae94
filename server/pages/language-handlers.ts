import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { routeListIn, routesIn } from "#app/language-routes.ts";
import type { Locale } from "#i18n/locales.ts";
import { documentPath, localeOfPath, pathnameOf } from "#i18n/paths.ts";

export type Build = ServerBuild | (() => Promise<ServerBuild>);

/**
 * The framework's handler, once for each language that is offered: it goes through all routes of the site several times for
 * every page, and the pages of the other languages are two thirds of them. In development one serves all.
 */
export function createLanguageHandlers(
  build: Build,
  mode: string,
  locales: readonly Locale[],
): RequestHandler {
  if (typeof build === "function")
    return createRequestHandler(async () => offering(locales, await build()), mode);
  const handlers = new Map(
    locales.map((locale) => [locale, createRequestHandler(inOneLanguage(locale, build), mode)]),
  );
  return async (request, context) => {
    const handle = handlers.get(localeOfPath(documentPath(pathnameOf(request.url)), locales));
    if (!handle) throw new Error(`No language for ${request.url}`);
    return handle(request, context);
  };
}

function offering(locales: readonly Locale[], build: ServerBuild): ServerBuild {
  const { assets, routes } = build;
  return {
    ...build,
    routes: routesIn(locales, routes),
    assets: { ...assets, routes: routesIn(locales, assets.routes) },
  };
}

/** The browser is given the list of its language as well. */
function inOneLanguage(locale: Locale, build: ServerBuild): ServerBuild {
  const { assets, ...rest } = offering([locale], build);
  return { ...rest, assets: { ...assets, url: routeListIn(locale, assets.url) } };
}
