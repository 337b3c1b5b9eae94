import { findOfflineCopy } from "./offline-store.ts";

export async function hasOfflineCopy(url: URL): Promise<boolean> {
  if (!("caches" in globalThis) || !navigator.serviceWorker?.controller) return false;
  return (await findOfflineCopy(url)) !== undefined;
}
