import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { encodingFor } from "../http/accepted-encoding.ts";
import { sendPlain } from "../http/plain-answers.ts";
import { isCrossSite } from "../http/visitor.ts";
import { visitorAddress } from "../http/visitor-address.ts";
import type { Log } from "../process/log.ts";
import type { Kept } from "./kept-page.ts";
import { mayRedirect, redirectToLanguage } from "./language-redirect.ts";
import { makePage } from "./make-page.ts";
import { properAddress, redirectToPage } from "./one-address.ts";
import { isKeepable } from "./page-key.ts";
import { toRequest } from "./requests.ts";
import { sendKept, sendMade, sendVariant } from "./send-page.ts";
import { createSharedPages, type PageParts, type Shared } from "./shared-pages.ts";
import { redirectTypedSearch, typedSearch } from "./typed-search.ts";
import { type Visit, visitOf } from "./visit.ts";

/** Whoever could have an old copy at once waits this long for a new one. */
const patience = 2500;

/** So long is not tried again what could not be made. */
const pauseAfterFailure = 1000;

/** Pages: from the cache when they can be, rendered once for everybody when not. */
export function createPages({ log, ...parts }: PageParts & { log: Log }) {
  const { website, transport, cache, config } = parts;
  const { queue, fill, warm } = createSharedPages(parts);

  return { queue, answerKept, answer, warm };

  /** The way most requests take: before anything else is asked, from memory. Answers whether it did. */
  function answerKept(request: IncomingMessage, response: ServerResponse, requestId?: string): boolean {
    const url = request.url ?? "/";
    if (request.method !== "GET" || mayRedirect(request, url) || typedSearch(request, url)) return false;
    if (url.includes("?") && properAddress(url)) return false;
    const kept = cache.find(visitOf(request, url, config).key);
    const variant =
      kept && cache.isFresh(kept) && kept.variants[encodingFor(request.headers["accept-encoding"])];
    if (!variant) return false;
    cache.hits++;
    sendVariant(request, response, variant, "HIT", requestId);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? "/";
    if (
      redirectTypedSearch(request, response, url) ||
      redirectToLanguage(request, response, url, config) ||
      redirectToPage(response, url)
    )
      return;
    const visit = visitOf(request, url, config);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) return renderFor(request, response, { ...visit, path: url });
    if (!isKeepable(visit.path, website.isRoute)) return renderFor(request, response, visit);
    const kept = cache.find(visit.key);
    if (kept && hasFailedLately(kept)) return sendStale(request, response, kept);
    if (!kept || kept.dropped) return answerAnew(request, response, visit, kept);
    cache.hits++;
    if (!cache.isFresh(kept)) renewBehindTheScenes(visit, kept);
    if (kept.failedAt) return sendStale(request, response, kept);
    await sendKept(request, response, { cache, kept, marker: "HIT" });
  }

  /** Grown old, but nothing it shows was changed: the visitor need not wait for the new one. */
  function renewBehindTheScenes(visit: Visit, old: Kept) {
    fill(visit).then(
      (made) => noteFailure(old, made),
      () => noteFailure(old),
    );
  }

  async function answerAnew(request: IncomingMessage, response: ServerResponse, visit: Visit, old?: Kept) {
    cache.misses++;
    if (!old) return sendShared(request, response, await fill(visit));
    const made = await withinPatience(fill(visit)).catch((error: unknown) => {
      log.error({ err: error }, "a page could not be rendered; its last good copy is shown");
      return undefined;
    });
    noteFailure(old, made);
    if (!made || made.failed) return sendStale(request, response, old);
    await sendShared(request, response, made);
  }

  async function sendShared(request: IncomingMessage, response: ServerResponse, made: Shared) {
    if (made.kept) await sendKept(request, response, { cache, kept: made.kept, marker: "MISS" });
    else await sendMade(request, response, made);
  }

  function sendStale(request: IncomingMessage, response: ServerResponse, kept: Kept) {
    cache.stale++;
    return sendKept(request, response, { cache, kept, marker: "STALE" });
  }

  /** For forms, odd addresses and everything that must not be shared. */
  async function renderFor(request: IncomingMessage, response: ServerResponse, { variant, path }: Visit) {
    if (request.method === "POST" && isCrossSite(request, config)) {
      sendPlain(response, 403, "This form was sent from another site.");
      return;
    }
    const facts = {
      transport,
      variant,
      requestId: String(response.getHeader("X-Request-Id")),
      visitor: visitorAddress(request, config.TRUST_PROXY),
    };
    const asked = await toRequest(request, `${config.SITE_URL}${path}`);
    const made = await queue.run(async () => {
      const hasLeft = !asked || response.destroyed;
      return hasLeft ? undefined : makePage(await website.render(asked, facts), config, "one");
    });
    if (made) await sendMade(request, response, made);
  }
}

function noteFailure(old: Kept, made?: Shared) {
  old.failedAt = !made || made.failed ? Date.now() : undefined;
}

const hasFailedLately = ({ failedAt = 0 }: Kept) => Date.now() - failedAt < pauseAfterFailure;

function withinPatience<T>(work: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const late = sleep(patience, undefined, { ref: false, signal: timer.signal });
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => timer.abort());
}
