// Keeps visited pages readable without a connection. Documents come from the network first; what is kept is served only
// when nobody answers, and says so. Never a POST, never an error, never a redirect.
//
// Kill switch: the server sends service-worker-off.js at this address. Browsers ask for it on every visit.
const version = "1";
const pages = `pages-${version}`;
const assets = `assets-${version}`;
const mostPages = 60;
// What a visitor chose to keep, product by product; written by the page, and by no build thrown away.
const chosen = "kept-products";
const offlinePage = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(assets).then((cache) => cache.addAll([offlinePage, "/offline.css"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(networkFirst(event));
  else if (/^\/(assets|media)\//.test(url.pathname)) event.respondWith(keptAsset(event));
});

// The page that loads this worker for the first time is not seen by it: the page sends its own address.
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keepPage(event.data.url));
});

async function networkFirst(event) {
  try {
    const response = await fetch(event.request);
    if (isWorthKeeping(response)) event.waitUntil(store(pages, event.request.url, response.clone()));
    return response;
  } catch (error) {
    return (await keptDocument(event.request.url)) ?? (await offlineDocument(event.request.url)) ?? Promise.reject(error);
  }
}

async function keptAsset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const { url } = event.request;
  return (savesData() && (await smallerPicture(event, url))) || keepAsset(event, url, event.request);
}

async function keepAsset(event, url, request = url) {
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(store(assets, url, response.clone()));
  return response;
}

// Whoever saves data gets the next smaller width, under its own name. Every picture has those below its own.
async function smallerPicture(event, url) {
  const smaller = url.replace(/-(\d+)(?=\.(avif|webp)$)/, (all, width) => (width > 960 ? "-960" : width > 640 ? "-640" : all));
  if (smaller === url) return undefined;
  const response = (await caches.match(smaller)) ?? (await keepAsset(event, smaller));
  return response.ok ? response : undefined;
}

// What such a visitor loads anyway is kept; nothing is fetched to be kept.
function savesData() {
  return self.navigator.connection?.saveData === true;
}

async function keepPage(url) {
  if (savesData()) return;
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  if (isWorthKeeping(response)) await store(pages, url, response);
  const document = await (await caches.open(pages)).match(url);
  if (document) await keepAssetsOf(await document.text());
}

async function keepAssetsOf(html) {
  const names = new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([name]) => name));
  const cache = await caches.open(assets);
  await Promise.all([...names].map(async (name) => (await cache.match(name)) ?? cache.add(name).catch(() => undefined)));
}

// Marks the document, so that the page can say that it is a copy. Of a tool the empty form is kept: it answers for any input.
async function keptDocument(url) {
  const own = await caches.open(chosen);
  const kept =
    (await (await caches.open(pages)).match(url)) ??
    (await own.match(url)) ??
    (/\/(tools|documents)\//.test(url) ? await own.match(url, { ignoreSearch: true }) : undefined);
  if (!kept) return undefined;
  if (!kept.headers.get("Content-Type")?.startsWith("text/html")) return kept;
  const html = await unpressed(kept).text();
  return new Response(html.replace("<html ", '<html data-offline-copy="" '), { status: 200, headers: kept.headers });
}

// The language of the address comes first.
async function offlineDocument(url) {
  const kept = await caches.match(offlinePage);
  const locale = /^\/([a-z]+)(\/|$)/.exec(new URL(url).pathname)?.[1];
  const html = await kept?.text();
  const own = html?.match(new RegExp(`<section data-locale="${locale}".*?</section>`))?.[0];
  const ordered = own ? html.replace(own, "").replace("</h1>", `</h1>${own}`) : html;
  return kept && new Response(ordered, { status: 200, headers: kept.headers });
}

// Pages that a visitor chose to keep take little room.
function unpressed(kept) {
  if (kept.headers.get("X-Pressed") !== "gzip") return kept;
  return new Response(kept.body.pipeThrough(new DecompressionStream("gzip")));
}

function isWorthKeeping(response) {
  const html = response.headers.get("Content-Type")?.startsWith("text/html");
  return response.status === 200 && !response.redirected && response.type === "basic" && html;
}

async function store(name, url, response) {
  const cache = await caches.open(name);
  await cache.put(url, response);
  if (name !== pages) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPages)).map((key) => cache.delete(key)));
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![pages, assets, chosen].includes(name)).map((name) => caches.delete(name)));
}
