import { missingRoutes, type Router } from "../../framework-internals/route-files.ts";
import { loadIslands } from "../../ui/lazy-island/lazy-part.ts";

/** Loads the code of the pages an address matches, so that a missing file is noticed before the framework reloads. */
export async function loadRouteModules(router: Router, address: string): Promise<void> {
  await Promise.all(
    missingRoutes(router, address).map(({ files }) => import(/* @vite-ignore */ files.module)),
  );
  await loadIslands();
}
