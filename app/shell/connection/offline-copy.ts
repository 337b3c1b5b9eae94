/** The caches of the service worker that hold pages, and the one of what a visitor chose to keep. */
const pageCache = "pages";
export const chosenCache = "kept-products";

export async function hasOfflineCopy(url: URL): Promise<boolean> {
  if (!("caches" in globalThis) || !navigator.serviceWorker?.controller) return false;
  const names = await caches.keys();
  for (const name of names.filter((candidate) => candidate.startsWith(pageCache))) {
    if (await (await caches.open(name)).match(url.href)) return true;
  }
  // As in the worker: the kept form of a tool answers for any input.
  const ignoreSearch = /\/(tools|documents)\//.test(url.pathname);
  return (await (await caches.open(chosenCache)).match(url.href, { ignoreSearch })) !== undefined;
}
