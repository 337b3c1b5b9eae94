import { type DataStrategyResult, type MiddlewareFunction, redirectDocument, replace } from "react-router";
import { localeOfPath } from "#i18n/paths.ts";
import { loadIslands } from "../../ui/lazy-island/lazy-part.ts";
import { layOutWholePage } from "../../ui/section/lay-out-whole-page.ts";
import { hasKeptCopy } from "../connection/kept-copy.ts";
import { minimumFetchDelay } from "../constants.ts";
import { hasUnsentForm } from "./chunk-reload.ts";
import { reportNoAnswer } from "./navigation-failure.ts";
import { endNavigation, reportFailure, track } from "./pending-work.ts";
import { remainingFloor } from "./prefetch-starts.ts";
import { addressOf, settledLocation, stayHash } from "./settled-location.ts";

type Results = Record<string, DataStrategyResult>;

/** Round every request of the browser for a page: bar, floor, and what happens when nobody answers. */
export const navigationMiddleware: MiddlewareFunction<Results> = async ({ request }, next) => {
  const url = new URL(request.url);
  if (localeOfPath(url.pathname) !== localeOfPath(settledLocation().pathname))
    throw redirectDocument(addressOf(url));
  const requested = performance.now();
  const results = await track(next());
  endNavigation(addressOf(url));
  if (request.signal.aborted) return results;
  if (hasNoAnswer(results)) await stay(request, url);
  if (request.method !== "GET") return results;
  await loadIslandsFor(request, url);
  layOutWholePage();
  await pause(remainingFloor(addressOf(url), requested, performance.now(), minimumFetchDelay));
  return results;
};

/** Islands, here and on the page to come, are rendered anew now and need their code. */
async function loadIslandsFor(request: Request, url: URL) {
  await loadIslands().catch(() => {
    if (!navigator.onLine || hasUnsentForm()) return stay(request, url);
    throw redirectDocument(addressOf(url));
  });
}

/** No answer at all is not an answer: the visitor stays, reads that it failed, and may try again. */
async function stay(request: Request, url: URL) {
  const isElsewhere = addressOf(url) !== addressOf(settledLocation());
  if (request.method === "GET" && isElsewhere && !hasUnsentForm() && (await hasKeptCopy(url)))
    throw redirectDocument(addressOf(url));
  reportFailure();
  reportNoAnswer(request.method === "GET" ? addressOf(url) : undefined);
  // A navigation to a hash of the page itself ends the pending one without asking the server for anything.
  throw replace(settledLocation().pathname + settledLocation().search + (settledLocation().hash || stayHash));
}

function hasNoAnswer(results: Results) {
  return Object.values(results).some(({ type, result }) => type === "error" && result instanceof TypeError);
}

function pause(time: number) {
  return time > 0 ? new Promise((resolve) => setTimeout(resolve, time)) : undefined;
}
