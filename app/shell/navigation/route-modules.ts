import type { ContextType } from "react";
import type { UNSAFE_DataRouterContext } from "react-router";
import { wake } from "../../ui/island/waking.ts";

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
    // Both are the framework's own; a test notices when they move.
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

/** Loads the code of the pages an address matches, so that a missing file is noticed before the framework reloads. */
export async function loadRouteModules(router: Router, address: string): Promise<void> {
  await Promise.all(
    missingRoutes(router, address).map(({ files }) => import(/* @vite-ignore */ files.module)),
  );
  await wake();
}
