import { hasOfflineCopy } from "../connection/offline-copy.ts";
import { chunkReloadGuard } from "../constants.ts";
import { forgetProblem, reportProblem } from "./navigation-store.ts";

const stampKey = "chunk-reload";

type Situation = { stamp: string | null; now: number; online: boolean; unsentForm: boolean };

/**
 * A page whose code is gone is loaded as a document, once per 60 s; after that its error page is shown. Without a
 * connection, or over an unsent form, the visitor stays.
 */
export function recoveryFor({ stamp, now, online, unsentForm }: Situation): "reload" | "stay" | "error" {
  if (!online || unsentForm) return "stay";
  const last = Number(stamp);
  const isLongAgo = stamp === null || Number.isNaN(last) || now - last >= chunkReloadGuard || last > now;
  return isLongAgo ? "reload" : "error";
}

/** Handles a click on a page whose code is missing. Nobody loses what they read or wrote. */
export async function recoverFromMissingCode(address: string) {
  const unsentForm = hasUnsentForm();
  const online = navigator.onLine && (await answers(address));
  const stamp = sessionStorage.getItem(stampKey);
  const recovery = recoveryFor({ stamp, now: Date.now(), online, unsentForm });
  if (recovery === "reload") sessionStorage.setItem(stampKey, String(Date.now()));
  const hasCopy =
    recovery === "stay" && !unsentForm && (await hasOfflineCopy(new URL(address, location.href)));
  if (recovery === "reload" || hasCopy) window.location.assign(address);
  else if (recovery === "stay") reportProblem({ kind: "noAnswer", address });
  else showMissingCode(address);
}

/** The error page has the address of the page that is missing, so that the way back leads to the one that was read. */
function showMissingCode(address: string) {
  if (address !== location.pathname + location.search + location.hash) {
    history.pushState(null, "", address);
    window.addEventListener("popstate", forgetProblem, { once: true });
  }
  reportProblem({ kind: "missingCode", address });
}

export function hasUnsentForm() {
  return document.querySelector("form[data-unsent]") !== null;
}

/** Browsers believe to be online in every network, also in one without our server. */
function answers(address: string) {
  return fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
}
