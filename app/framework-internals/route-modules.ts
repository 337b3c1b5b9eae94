import { type ContextType, useContext } from "react";
import { UNSAFE_DataRouterContext } from "react-router";
import type { Locale } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";

export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

type RouteFiles = {
  module: string;
  imports?: string[];
  css?: string[];
  hasLoader: boolean;
  hasClientLoader: boolean;
};

type MatchedRoute = { id: string; files: RouteFiles };

declare global {
  interface Window {
    // The framework's own: what each route is made of, and what of it is here.
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** The router itself, which knows the routes that an address matches. */
export function useRouter(): Router | undefined {
  return useContext(UNSAFE_DataRouterContext)?.router;
}

/** Loads the code of the pages an address matches, so that a missing file is noticed before the framework reloads. */
export async function loadRouteModules(router: Router, address: string): Promise<void> {
  const missing = missingRoutes(router, address);
  await Promise.all(missing.map(({ files }) => import(/* @vite-ignore */ files.module)));
}

export function hasRouteModules(router: Router, address: string): boolean {
  return missingRoutes(router, address).length === 0;
}

/**
 * Before hydration. Under the prefix of a language that is not offered, the server answers with the unknown page of the
 * default language: the browser has to find the same page there, so it drops the routes of that prefix.
 */
export function dropUnofferedRoutes(documentLocale: Locale) {
  const asked = localeOfPath(window.location.pathname);
  const routes = window.__reactRouterManifest?.routes ?? {};
  if (asked === documentLocale) return;
  for (const id of Object.keys(routes)) if (id === asked || id.startsWith(`${asked}/`)) delete routes[id];
}

/** Everything that a page needs from the server: its code, its styles, its data. */
export function filesOfPage(router: Router, address: string) {
  const routes = routesOf(router, address);
  return {
    modules: routes.flatMap(({ files }) => [files.module, ...(files.imports ?? [])]),
    styles: routes.flatMap(({ files }) => files.css ?? []),
    data: dataAddress(routes, address, window.location.origin),
  };
}

/** The request that the framework will make: routes that keep their data or load it themselves are left out. */
export function dataAddress(routes: MatchedRoute[], address: string, origin: string) {
  const asking = routes.filter(({ id, files }) => id !== "root" && files.hasLoader && !files.hasClientLoader);
  if (asking.length === 0) return undefined;
  const url = new URL(address, origin);
  url.pathname = url.pathname.endsWith("/") ? `${url.pathname}_.data` : `${url.pathname}.data`;
  url.searchParams.set("_routes", asking.map(({ id }) => id).join(","));
  return url.pathname + url.search;
}

function routesOf(router: Router, address: string): MatchedRoute[] {
  return (router.match(address) ?? []).flatMap(({ route: { id } }) => {
    const files = window.__reactRouterManifest?.routes[id];
    return files ? [{ id, files }] : [];
  });
}

function missingRoutes(router: Router, address: string) {
  const loaded = window.__reactRouterRouteModules ?? {};
  return routesOf(router, address).filter(({ id }) => !(id in loaded));
}
