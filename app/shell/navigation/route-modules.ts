import type { UNSAFE_DataRouterContext } from "react-router";

type Router = NonNullable<React.ContextType<typeof UNSAFE_DataRouterContext>>["router"];

declare global {
  interface Window {
    // Both are the framework's own; a test notices when they move.
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Loads the code of the pages an address matches, so that a missing file is noticed before the framework reloads. */
export async function loadRouteModules(router: Router, address: string): Promise<void> {
  const modules = window.__reactRouterRouteModules ?? {};
  const missing = (router.match(address) ?? []).map(({ route }) => route.id).filter((id) => !(id in modules));
  await Promise.all(missing.map((id) => importRoute(id)));
}

async function importRoute(id: string) {
  const file = window.__reactRouterManifest?.routes[id]?.module;
  if (file) await import(/* @vite-ignore */ file);
}
