/** The cache of the service worker that holds pages. */
export const pageCache = "pages";

export async function hasKeptCopy(url: URL): Promise<boolean> {
  if (!("caches" in globalThis) || !navigator.serviceWorker?.controller) return false;
  const names = await caches.keys();
  for (const name of names.filter((candidate) => candidate.startsWith(pageCache))) {
    if (await (await caches.open(name)).match(url.href)) return true;
  }
  return false;
}
