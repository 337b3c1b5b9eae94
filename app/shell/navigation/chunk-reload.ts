import { chunkReloadGuard } from "../constants.ts";

const stampKey = "chunk-reload";

type Situation = { stamp: string | null; now: number; online: boolean; unsentForm: boolean };

/**
 * A page whose code is gone is loaded as a document, once per 60 s; after that its error page is shown. Without a
 * connection, or over an unsent form, the visitor stays.
 */
export function wayOut({ stamp, now, online, unsentForm }: Situation): "reload" | "stay" | "error" {
  if (!online || unsentForm) return "stay";
  const last = Number(stamp);
  const isLongAgo = stamp === null || Number.isNaN(last) || now - last >= chunkReloadGuard || last > now;
  return isLongAgo ? "reload" : "error";
}

export function hasUnsentForm() {
  return document.querySelector("form[data-unsent]") !== null;
}

export function readStamp() {
  return sessionStorage.getItem(stampKey);
}

export function reloadInto(address: string) {
  sessionStorage.setItem(stampKey, String(Date.now()));
  window.location.assign(address);
}
