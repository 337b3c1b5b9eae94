import { filesOfPage, type Router } from "../../framework-internals/route-modules.ts";

const asked = new Set<string>();
const prefetchedAt = new Map<string, number>();

/**
 * Fetches ahead what a page needs: its code, its styles, its data. The framework's own component does the same, but
 * reloads the document when a file is missing, even though the visitor has not clicked.
 */
export function prefetch(router: Router, address: string) {
  if (savesData()) return;
  rememberPrefetch(address, performance.now());
  const { modules, styles, data } = filesOfPage(router, address);
  for (const file of modules) hint("modulepreload", file);
  for (const file of styles) hint("prefetch", file, "style");
  if (data) hint("prefetch", data, "fetch");
}

export function rememberPrefetch(address: string, now: number) {
  if (!prefetchedAt.has(address)) prefetchedAt.set(address, now);
}

/** What is left of the 200 ms that a navigation takes at least, counted from the prefetch if there was one. */
export function remainingDelay(address: string, requested: number, now: number, minimum: number): number {
  const started = Math.min(prefetchedAt.get(address) ?? requested, requested);
  return Math.max(0, started + minimum - now);
}

function hint(rel: "modulepreload" | "prefetch", href: string, as?: "style" | "fetch") {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement("link");
  Object.assign(link, { rel, href, ...(as && { as }) });
  document.head.append(link);
}

function savesData() {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
