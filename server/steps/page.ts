import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isCrossSite } from "../http/same-site.ts";
import { sendText } from "../http/send.ts";
import type { FillCache, PageParts } from "../pages/fill-cache.ts";
import type { CachedPage } from "../pages/page-cache.ts";
import { type RenderedPage, renderPage } from "../pages/render-page.ts";
import { sendEncoded, sendRendered } from "../pages/send-page.ts";
import { toWebRequest } from "../pages/web-request.ts";
import type { Log } from "../process/log.ts";
import type { CacheablePage, Visit } from "../visit.ts";
import type { Step } from "./step.ts";

/** Serve the stale page if a fresh one takes longer than this. */
const TIMEOUT = 2500;

/** Wait this long before retrying a failed page. */
const RETRY_DELAY = 1000;

type Parts = PageParts & { fillCache: FillCache; log: Log };

/** A page from the cache or rendered for everybody; forms and odd addresses are rendered for one visitor. */
export function createPage({ website, transport, cache, queue, config, fillCache, log }: Parts): Step {
  return async (visit, request, response) => {
    if (visit.page) await answerFromCache(visit, visit.page, request, response);
    else if (request.method === "POST" && isCrossSite(request, config))
      return sendText(response, 403, "This form was sent from another site.");
    else await renderForOne(visit, request, response);
    return "page";
  };

  async function answerFromCache(
    { encoding }: Visit,
    page: CacheablePage,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const old = cache.find(page);
    const send = async (cached: CachedPage, marker: "HIT" | "MISS" | "STALE") => {
      if (marker === "STALE") cache.stale++;
      sendEncoded(request, response, await cache.encode(page, cached, encoding), marker);
    };
    if (old && hasJustFailed(old)) return send(old, "STALE");
    if (old && !old.invalidated) {
      cache.hits++;
      // It only grew old: the visitor need not wait for the new one.
      if (!cache.isFresh(old)) void renew(page, old);
      return send(old, old.failedAt ? "STALE" : "HIT");
    }
    cache.misses++;
    const rendered = old ? await withinTimeout(renew(page, old)) : await fillCache(page);
    if (old && (!rendered || rendered.failed)) {
      old.failedAt = Date.now();
      return send(old, "STALE");
    }
    if (rendered?.cached) return send(rendered.cached, "MISS");
    if (rendered) await sendRendered(request, response, rendered, encoding);
  }

  /** Undefined when it failed: then the old page is shown. */
  async function renew(page: CacheablePage, old: CachedPage) {
    try {
      const rendered = await fillCache(page);
      old.failedAt = rendered.failed ? Date.now() : undefined;
      return rendered;
    } catch (error) {
      old.failedAt = Date.now();
      log.error({ err: error, address: page.address }, "page failed, its old copy is shown");
      return undefined;
    }
  }

  async function renderForOne(visit: Visit, request: IncomingMessage, response: ServerResponse) {
    const { variant, id: requestId, visitor } = visit;
    const webRequest = await toWebRequest(request, `${config.SITE_URL}${visit.address}`);
    const rendered = await queue.run(async (): Promise<RenderedPage | undefined> => {
      if (!webRequest || response.destroyed) return undefined;
      const context = { transport, variant, requestId, visitor };
      return renderPage(await website.render(webRequest, context), config, "one");
    });
    if (rendered) await sendRendered(request, response, rendered, visit.encoding);
  }
}

const hasJustFailed = ({ failedAt = 0 }: CachedPage) => Date.now() - failedAt < RETRY_DELAY;

function withinTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const late = sleep(TIMEOUT, undefined, { ref: false, signal: timer.signal });
  late.catch(() => {}); // aborted
  return Promise.race([work, late]).finally(() => timer.abort());
}
