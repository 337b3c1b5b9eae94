import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirectDocument,
  replace,
} from "react-router";
import { noAnswer } from "#api/envelope.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { hasOfflineCopy } from "../connection/offline-copy.ts";
import { minimumFetchDelay } from "../constants.ts";
import { hasUnsentForm } from "./chunk-reload.ts";
import {
  addressOf,
  CANCEL_HASH,
  currentPlace,
  endNavigation,
  reportProblem,
  track,
} from "./navigation-store.ts";
import { remainingDelay } from "./prefetch.ts";

type Results = Record<string, DataStrategyResult>;

/** Wraps every page request of the browser: progress bar, minimum delay, and a notice when there is no answer. */
export const navigationMiddleware: MiddlewareFunction<Results> = async ({ request }, next) => {
  const url = new URL(request.url);
  if (localeOfPath(url.pathname) !== localeOfPath(currentPlace().pathname))
    throw redirectDocument(addressOf(url));
  const requested = performance.now();
  const results = await track(next());
  endNavigation(addressOf(url));
  if (request.signal.aborted) return results;
  if (hasNoAnswer(results)) await stay(request, url);
  if (isUnanswered(results)) await openCopyOrStay(request, url);
  if (request.method === "GET")
    await pause(remainingDelay(addressOf(url), requested, performance.now(), minimumFetchDelay));
  return results;
};

/** No answer at all is not an answer: the visitor stays, reads that it failed, and may try again. */
async function stay(request: Request, url: URL) {
  const isRead = request.method === "GET";
  const here = currentPlace();
  if (isRead && addressOf(url) !== addressOf(here) && !hasUnsentForm() && (await hasOfflineCopy(url)))
    throw redirectDocument(addressOf(url));
  reportProblem({ kind: "noAnswer", ...(isRead && { address: addressOf(url) }) });
  // A navigation to a hash of the page itself ends the pending one without asking the server for anything.
  throw replace(addressOf(here) + (here.hash || CANCEL_HASH));
}

/** The server had no answer from its data source, but may have a copy of the document. */
async function openCopyOrStay(request: Request, url: URL) {
  const document = await fetch(addressOf(url), { method: "HEAD" }).catch(() => undefined);
  if (document?.ok) throw redirectDocument(addressOf(url));
  await stay(request, url);
}

function isUnanswered(results: Results) {
  return Object.values(results).some(
    ({ type, result }) => type === "error" && isRouteErrorResponse(result) && result.status === noAnswer,
  );
}

function hasNoAnswer(results: Results) {
  return Object.values(results).some(({ type, result }) => type === "error" && result instanceof TypeError);
}

function pause(time: number) {
  return time > 0 ? new Promise((resolve) => setTimeout(resolve, time)) : undefined;
}
