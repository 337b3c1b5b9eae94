// Keeps visited pages readable without a connection. Documents come from the network first; a copy is served only when
// nobody answers, and says so. Never a POST, an error, a redirect, or an answer for one visitor.
//
// Kill switch: the server sends service-worker-off.js at this address. Browsers ask for it on every visit.
import { chosenCache, pageCache } from "../shell/connection/offline-store.ts";
import { assetCache, keptAsset, trimAssets } from "./assets.ts";
import { installOfflinePage, offlineCache, offlinePage } from "./offline-page.ts";
import { keepPage, keepVisited, keptPage } from "./pages.ts";
import { type FetchEvent, worker } from "./worker-scope.ts";

worker.addEventListener("install", (event) => {
  event.waitUntil(installOfflinePage());
  worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    dropOldCaches()
      .then(trimAssets)
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return;
  if (mode === "navigate") event.respondWith(networkFirst(event));
  else if (/^\/(assets|media)\//.test(pathname)) event.respondWith(keptAsset(event));
});

// The page that loads this worker for the first time is not seen by it: the page sends its own address.
worker.addEventListener("message", (event) => {
  if (event.data?.type === "keep" && event.data.url) event.waitUntil(keepPage(new URL(event.data.url)));
});

async function networkFirst(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepVisited(url, response.clone()));
    return response;
  } catch (error) {
    return (await keptPage(url)) ?? (await offlinePage(url)) ?? Promise.reject(error);
  }
}

async function dropOldCaches() {
  const known = [pageCache, assetCache, offlineCache, chosenCache];
  const old = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
