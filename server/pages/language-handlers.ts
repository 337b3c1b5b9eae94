import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
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
    locales.map((locale) => [locale, createRequestHandler(offering([locale], build), mode)]),
  );
  return async (request, context) => {
    const handle = handlers.get(localeOfPath(documentPath(pathnameOf(request.url)), locales));
    if (!handle) throw new Error(`No language for ${request.url}`);
    return handle(request, context);
  };
}

/** The routes of a language carry its name before their own; `root` is round all of them. */
function offering(locales: readonly Locale[], build: ServerBuild): ServerBuild {
  const isOffered = (id: string) =>
    id === "root" || locales.some((locale) => id === locale || id.startsWith(`${locale}/`));
  const offered = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isOffered(id)));
  const { assets, routes } = build;
  return { ...build, routes: offered(routes), assets: { ...assets, routes: offered(assets.routes) } };
}
