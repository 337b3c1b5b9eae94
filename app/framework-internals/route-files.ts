import type { ContextType } from "react";
import type { UNSAFE_DataRouterContext } from "react-router";

export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

export type RouteFiles = {
  module: string;
  imports?: string[];
  css?: string[];
  hasLoader: boolean;
  hasClientLoader: boolean;
};

declare global {
  interface Window {
    // The framework's own: what each route is made of, and what of it is here.
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** The routes an address matches, with the files they are made of. */
export function routesOf(router: Router, address: string): { id: string; files: RouteFiles }[] {
  return (router.match(address) ?? []).flatMap(({ route: { id } }) => {
    const files = window.__reactRouterManifest?.routes[id];
    return files ? [{ id, files }] : [];
  });
}

/** The routes of an address whose code is not here yet. */
export function missingRoutes(router: Router, address: string) {
  const loaded = window.__reactRouterRouteModules ?? {};
  return routesOf(router, address).filter(({ id }) => !(id in loaded));
}
