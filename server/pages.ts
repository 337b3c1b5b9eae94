import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import { mayRedirect, redirectToLanguage } from "./language-redirect.ts";
import type { Log } from "./log.ts";
import { type Made, makePage } from "./make-page.ts";
import {
  encodingFor,
  type Kept,
  makeVariant,
  type PageCache,
  type Variant,
  withMarker,
} from "./page-cache.ts";
import { sendPlain } from "./plain-answers.ts";
import { createRenderQueue } from "./render-queue.ts";
import { toRequest } from "./requests.ts";
import { type Visit, visitOf } from "./visit.ts";
import { isCrossSite, visitorAddress } from "./visitor.ts";
import type { Website } from "./website.ts";

type Parts = { website: Website; transport: ApiTransport; cache: PageCache; config: Config; log: Log };
type Marker = "HIT" | "MISS" | "STALE";
type Shared = Made & { kept?: Kept };

/** Pages: from the cache when they can be, rendered once for everybody when not. */
export function createPages({ website, transport, cache, config, log }: Parts) {
  const queue = createRenderQueue();
  const underWay = new Map<string, Promise<Shared>>();

  return { queue, answerKept, answer, fill };

  /** The way most requests take: before anything else is asked, from memory. Answers whether it did. */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? "/";
    if (request.method !== "GET" || mayRedirect(request, url)) return false;
    const kept = cache.find(visitOf(request, url, config).key);
    const variant =
      kept && cache.isFresh(kept) && kept.variants[encodingFor(request.headers["accept-encoding"])];
    if (!variant) return false;
    cache.hits++;
    sendVariant(request, response, variant, "HIT");
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? "/";
    if (redirectToLanguage(request, response, url)) return;
    const visit = visitOf(request, url, config);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !visit.cacheable) return renderFor(request, response, visit);
    const kept = cache.find(visit.key);
    if (!kept || kept.dropped) return answerAnew(request, response, visit, kept);
    cache.hits++;
    if (!cache.isFresh(kept)) renewBehindTheScenes(visit, kept);
    await (kept.isOverdue ? sendStale(request, response, kept) : sendKept(request, response, kept, "HIT"));
  }

  /** Grown old, but nothing it shows was changed: the visitor need not wait for the new one. */
  function renewBehindTheScenes(visit: Visit, old: Kept) {
    fill(visit).then(
      (made) => {
        old.isOverdue = made.failed;
      },
      () => {
        old.isOverdue = true;
      },
    );
  }

  async function answerAnew(request: IncomingMessage, response: ServerResponse, visit: Visit, old?: Kept) {
    cache.misses++;
    try {
      const made = await fill(visit);
      if (made.kept) await sendKept(request, response, made.kept, "MISS");
      else if (old && made.failed) await sendStale(request, response, old);
      else await sendMade(request, response, made);
    } catch (error) {
      if (!old) throw error;
      log.error({ err: error }, "a page could not be rendered; its last good copy is shown");
      await sendStale(request, response, old);
    }
  }

  /** One render per key at a time; everybody else waits for the same one. */
  function fill(visit: Visit): Promise<Shared> {
    const known = underWay.get(visit.key);
    if (known) return known;
    const made = queue.run(() => renderShared(visit)).finally(() => underWay.delete(visit.key));
    underWay.set(visit.key, made);
    return made;
  }

  async function renderShared({ path, key, device, variant }: Visit): Promise<Shared> {
    const drops = cache.drops;
    const request = new Request(`${config.SITE_URL}${path}`, { headers: { accept: "text/html" } });
    const facts = { transport, device, variant, requestId: randomUUID(), visitor: "nobody" };
    const made = await makePage(await website.render(request, facts), path, config);
    return made.failed || made.status !== 200 ? made : { ...made, kept: cache.keep(key, made.page, drops) };
  }

  /** For forms, odd addresses and everything that must not be shared. */
  async function renderFor(
    request: IncomingMessage,
    response: ServerResponse,
    { device, variant, path }: Visit,
  ) {
    if (request.method === "POST" && isCrossSite(request, config.SITE_URL)) {
      sendPlain(response, 403, "This form was sent from another site.");
      return;
    }
    const facts = {
      transport,
      device,
      variant,
      requestId: String(response.getHeader("X-Request-Id")),
      visitor: visitorAddress(request, config.TRUST_PROXY),
    };
    const made = await queue.run(async () =>
      makePage(await website.render(toRequest(request, `${config.SITE_URL}${path}`), facts), "/", config),
    );
    await sendMade(request, response, made);
  }

  async function sendMade(request: IncomingMessage, response: ServerResponse, { page, status }: Made) {
    const variant = await makeVariant(page, encodingFor(request.headers["accept-encoding"]));
    response.writeHead(status, withMarker(variant.headers, "MISS"));
    response.end(request.method === "HEAD" ? undefined : variant.body);
  }

  function sendStale(request: IncomingMessage, response: ServerResponse, old: Kept) {
    cache.stale++;
    return sendKept(request, response, old, "STALE");
  }

  async function sendKept(request: IncomingMessage, response: ServerResponse, kept: Kept, marker: Marker) {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    sendVariant(request, response, kept.variants[encoding] ?? (await cache.variant(kept, encoding)), marker);
  }
}

function sendVariant(request: IncomingMessage, response: ServerResponse, variant: Variant, marker: Marker) {
  const isKnown = request.headers["if-none-match"]?.includes(variant.etag) === true;
  const headers = marker === "HIT" ? variant.hitHeaders : withMarker(variant.headers, marker);
  response.writeHead(isKnown ? 304 : 200, headers);
  response.end(isKnown || request.method === "HEAD" ? undefined : variant.body);
}
