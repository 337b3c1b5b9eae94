/** Renamed when its contents change their form: the service worker drops every cache that it does not know. */
export const pageCache = "pages-2";
/** The products that a visitor chose to keep. Neither a build nor another version drops them. */
export const chosenCache = "kept-products";

/** Calculators and papers read their address in the browser: one copy answers any query. */
export const answersAnyQuery = (pathname: string) => /^(\/\w+)?\/(tools|documents)\//.test(pathname);

/** Each page is kept once, by its path. */
export async function findOfflineCopy({ pathname, href }: URL): Promise<Response | undefined> {
  const visited = await (await caches.open(pageCache)).match(pathname);
  if (visited) return visited;
  const chosen = await caches.open(chosenCache);
  return (await chosen.match(href)) ?? chosen.match(pathname);
}
