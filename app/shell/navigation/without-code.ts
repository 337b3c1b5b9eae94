import { hasKeptCopy } from "../connection/kept-copy.ts";
import { hasUnsentForm, readStamp, reloadInto, wayOut } from "./chunk-reload.ts";
import { reportMissingChunk } from "./missing-chunk.ts";
import { reportNoAnswer } from "./navigation-failure.ts";
import { reportFailure } from "./pending-work.ts";

/** What happens to a click on a page whose code cannot be had. Nobody loses what they read or wrote. */
export async function goWithoutCode(address: string) {
  const unsentForm = hasUnsentForm();
  const online = navigator.onLine && (await answers(address));
  const way = wayOut({ stamp: readStamp(), now: Date.now(), online, unsentForm });
  if (way === "reload") return reloadInto(address);
  if (way === "stay" && !unsentForm && (await hasKeptCopy(new URL(address, window.location.href))))
    return window.location.assign(address);
  reportFailure();
  if (way === "stay") reportNoAnswer(address);
  else reportMissingChunk(address);
}

/** Browsers believe to be online in every network, also in one without our server. */
function answers(address: string) {
  return fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
}
