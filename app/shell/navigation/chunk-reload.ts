import { chunkReloadGuard } from "../constants.ts";

const stampKey = "chunk-reload";

type Situation = { stamp: string | null; now: number; online: boolean; unsentForm: boolean };

/** A page whose code is gone is loaded as a document: once per 60 s, not while offline, never over an unsent form. */
export function mayReload({ stamp, now, online, unsentForm }: Situation): boolean {
  if (!online || unsentForm) return false;
  const last = Number(stamp);
  return stamp === null || Number.isNaN(last) || now - last >= chunkReloadGuard || last > now;
}

/** Loads the address as a document and says true, or says false when that must not happen now. */
export function reloadInto(address: string): boolean {
  const unsentForm = document.querySelector("form[data-unsent]") !== null;
  const now = Date.now();
  if (!mayReload({ stamp: sessionStorage.getItem(stampKey), now, online: navigator.onLine, unsentForm }))
    return false;
  sessionStorage.setItem(stampKey, String(now));
  window.location.assign(address);
  return true;
}
