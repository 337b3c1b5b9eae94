import { missingRoutes, type Router } from "../../framework-internals/route-files.ts";
import { loadIslands } from "../../ui/lazy-island/lazy-part.ts";

/** Loads the code of the pages an address matches, so that a missing file is noticed before the framework reloads. */
export async function loadRouteModules(router: Router, address: string): Promise<void> {
  await Promise.all(
    missingRoutes(router, address).map(({ files }) => import(/* @vite-ignore */ files.module)),
  );
  await loadIslands();
}

let router: Router | undefined;

export function rememberRouter(current: Router | undefined) {
  router = current;
}

/** Whether the code of an address is here, or comes. Back and forward ask for pages behind the back of every link. */
export async function hasRouteModules(address: string): Promise<boolean> {
  if (!router || missingRoutes(router, address).length === 0) return true;
  return loadRouteModules(router, address).then(
    () => true,
    () => false,
  );
}
