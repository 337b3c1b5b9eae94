/** Addresses of pages that were visited before the worker was there. */
const unseen = new Set<string>();

/** The worker file is asked for again on every visit, so that its kill switch works at once. */
export async function registerServiceWorker() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    for (const url of unseen) active?.postMessage({ type: "keep", url });
    unseen.clear();
  } catch {
    // Private windows and old browsers have no worker; the site works without.
  }
}

/** The other half of the kill switch, for browsers that come back to a page before they ask for the worker. */
export async function removeServiceWorker() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (registrations.length > 0) for (const name of await caches.keys()) await caches.delete(name);
}

/** Client navigations load no document: this asks the worker to keep the page all the same. */
export function saveOffline() {
  const [url = ""] = window.location.href.split("#", 1);
  const controller = navigator.serviceWorker?.controller;
  if (controller) controller.postMessage({ type: "keep", url });
  else unseen.add(url);
}

/** The worker sees every document, but comes only after the first page of the first visit. */
export function saveFirstPageOffline() {
  if (!navigator.serviceWorker?.controller) saveOffline();
}
