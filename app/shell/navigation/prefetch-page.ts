import { type RouteFiles, type Router, routesOf } from "../../framework-internals/route-files.ts";

const asked = new Set<string>();

/**
 * Fetches ahead what a page needs: its code, its styles, its data. The framework's own component does the same, but
 * reloads the document when a file is missing, even though the visitor has not clicked.
 */
export function prefetchPage(router: Router, address: string) {
  const routes = routesOf(router, address);
  for (const { files } of routes) {
    for (const file of [files.module, ...(files.imports ?? [])]) hint("modulepreload", file);
    for (const file of files.css ?? []) hint("prefetch", file, "style");
  }
  const data = dataAddress(routes, address, window.location.origin);
  if (data) hint("prefetch", data, "fetch");
}

/** The request that the framework will make: routes that keep their data or load it themselves are left out. */
export function dataAddress(routes: { id: string; files: RouteFiles }[], address: string, origin: string) {
  const asking = routes.filter(({ id, files }) => id !== "root" && files.hasLoader && !files.hasClientLoader);
  if (asking.length === 0) return undefined;
  const url = new URL(address, origin);
  url.pathname = url.pathname.endsWith("/") ? `${url.pathname}_.data` : `${url.pathname}.data`;
  url.searchParams.set("_routes", asking.map(({ id }) => id).join(","));
  return url.pathname + url.search;
}

function hint(rel: "modulepreload" | "prefetch", href: string, as?: "style" | "fetch") {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement("link");
  Object.assign(link, { rel, href, ...(as && { as }) });
  document.head.append(link);
}
