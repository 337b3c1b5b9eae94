import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { type Locale, locales } from "#i18n/locales.ts";
import { documentPath, localeOfPath, pathnameOf } from "#i18n/paths.ts";

export type Build = ServerBuild | (() => Promise<ServerBuild>);

/**
 * The framework's handler, once for each language: it goes through all routes of the site several times for every page, and
 * the pages of the other languages are two thirds of them. In development one serves all.
 */
export function createLanguageHandlers(build: Build, mode: string): RequestHandler {
  if (typeof build === "function") return createRequestHandler(build, mode);
  const handlers = new Map(
    locales.map((locale) => [locale, createRequestHandler(inLanguage(build, locale), mode)]),
  );
  return async (request, context) => {
    const handle = handlers.get(localeOfPath(documentPath(pathnameOf(request.url))));
    if (!handle) throw new Error(`No language for ${request.url}`);
    return handle(request, context);
  };
}

/** The routes of a language carry its name before their own; `root` is round all of them. */
function inLanguage(build: ServerBuild, locale: Locale): ServerBuild {
  const isOwn = (id: string) => id === "root" || id === locale || id.startsWith(`${locale}/`);
  const own = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isOwn(id)));
  const { assets, routes } = build;
  return { ...build, routes: own(routes), assets: { ...assets, routes: own(assets.routes) } };
}
