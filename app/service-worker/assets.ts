import { pageCache } from "../shell/connection/offline-store.ts";
import { type FetchEvent, savesData } from "./worker-scope.ts";

export const assetCache = "assets-2";

export async function keptAsset(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const { url } = event.request;
  return (savesData() && (await smallerPicture(event, url))) || keepAsset(event, url, event.request);
}

async function keepAsset(event: FetchEvent, url: string, request: Request | string = url) {
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(store(url, response.clone()));
  return response;
}

async function store(url: string, response: Response) {
  await (await caches.open(assetCache)).put(url, response);
}

/** A visitor who saves data gets the next smaller width, under its own name. Every picture has those below its own. */
async function smallerPicture(event: FetchEvent, url: string) {
  const smaller = url.replace(/-(\d+)(?=\.(avif|webp)$)/, (all, width) =>
    width > 960 ? "-960" : width > 640 ? "-640" : all,
  );
  if (smaller === url) return undefined;
  const response = (await caches.match(smaller)) ?? (await keepAsset(event, smaller));
  return response.ok ? response : undefined;
}

export async function keepAssetsOf(html: string) {
  const cache = await caches.open(assetCache);
  const keep = async (name: string) => (await cache.match(name)) ?? cache.add(name).catch(() => undefined);
  await Promise.all([...new Set(html.match(/\/assets\/[\w.-]+/g))].map(keep));
}

/** After a deploy: drops what no kept page needs any more, neither itself nor by a script of its own. */
export async function trimAssets() {
  const cache = await caches.open(assetCache);
  const needed = new Set<string>();
  const addAll = (text: string) => {
    for (const [, name = ""] of text.matchAll(
      /([\w-]+(?:\.[\w-]+)*\.(?:js|json|css|svg|woff2|avif|webp|png|jpg))\b/g,
    ))
      needed.add(name);
  };
  for (const page of await (await caches.open(pageCache)).matchAll()) addAll(await page.text());
  // A set hands out what is added while it is walked.
  for (const name of needed) {
    // The list of all routes names every script of its build.
    const mayNeed = /\.(js|css)$/.test(name) && !name.startsWith("manifest-");
    const file = mayNeed ? await cache.match(`/assets/${name}`) : undefined;
    if (file) addAll(await file.text());
  }
  for (const request of await cache.keys())
    if (!needed.has(request.url.slice(request.url.lastIndexOf("/") + 1))) await cache.delete(request);
}
