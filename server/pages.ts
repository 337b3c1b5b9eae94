import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import { dependsOnVisitor, localeCookie, resolveLocale } from "#i18n/resolve-locale.ts";
import type { Log } from "./log.ts";
import {
  encodingFor,
  type Kept,
  makeVariant,
  type Page,
  type PageCache,
  type Variant,
  withMarker,
} from "./page-cache.ts";
import { normaliseAddress } from "./page-key.ts";
import { createRenderQueue } from "./render-queue.ts";
import { toRequest } from "./requests.ts";
import { commonHeaders, contentSecurityPolicy } from "./security-headers.ts";
import { deviceOf, isCrossSite, visitorAddress } from "./visitor.ts";
import type { Rendered, Website } from "./website.ts";

type Parts = { website: Website; transport: ApiTransport; cache: PageCache; config: Config; log: Log };
type Visit = {
  path: string;
  key: string;
  device: "desktop" | "mobile";
  variant: Variant_;
  cacheable: boolean;
};
type Variant_ = "english" | "nigeria" | "australia" | "bee";

/** Pages: from the cache when they can be, rendered once for everybody when not. */
export function createPages({ website, transport, cache, config, log }: Parts) {
  const queue = createRenderQueue();
  const underWay = new Map<string, Promise<Kept | Rendered>>();

  return { queue, answer, fill };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? "/";
    if (redirectToLanguage(request, response, url)) return;
    const visit = visitOf(request, url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !visit.cacheable) return renderFor(request, response, visit);
    const kept = cache.find(visit.key);
    if (kept && cache.isFresh(kept)) {
      cache.hits++;
      return sendKept(request, response, kept, "HIT");
    }
    if (kept && !kept.dropped) {
      cache.hits++;
      void fill(visit).catch(() => {});
      return sendKept(request, response, kept, "HIT");
    }
    cache.misses++;
    await sendFresh(request, response, visit, kept);
  }

  async function sendFresh(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    old: Kept | undefined,
  ) {
    try {
      const made = await fill(visit);
      if ("page" in made) return await sendKept(request, response, made, "MISS");
      if (old && made.failed) return await sendStale(request, response, old);
      await sendRendered(request, response, made);
    } catch (error) {
      if (!old) throw error;
      log.error({ err: error }, "a page could not be rendered; its last good copy is shown");
      await sendStale(request, response, old);
    }
  }

  function sendStale(request: IncomingMessage, response: ServerResponse, old: Kept) {
    cache.stale++;
    return sendKept(request, response, old, "STALE");
  }

  /** One render per key at a time; everybody else waits for the same one. */
  function fill(visit: Visit): Promise<Kept | Rendered> {
    const known = underWay.get(visit.key);
    if (known) return known;
    const made = queue.run(() => renderPage(visit)).finally(() => underWay.delete(visit.key));
    underWay.set(visit.key, made);
    return made;
  }

  async function renderPage(visit: Visit): Promise<Kept | Rendered> {
    const drops = cache.drops;
    const request = new Request(`${config.SITE_URL}${visit.path}`, { headers: { accept: "text/html" } });
    const { device, variant } = visit;
    const rendered = await website.render(request, {
      transport,
      device,
      variant,
      requestId: randomUUID(),
      visitor: "cache",
    });
    if (rendered.failed || rendered.response.status !== 200) return rendered;
    return cache.keep(visit.key, await pageOf(rendered, visit.path), drops);
  }

  /** For forms, odd addresses and everything that must not be shared. */
  async function renderFor(
    request: IncomingMessage,
    response: ServerResponse,
    { device, variant, path }: Visit,
  ) {
    if (request.method !== "GET" && request.method !== "HEAD" && isCrossSite(request, config.SITE_URL)) {
      response.writeHead(403, { ...commonHeaders, "Content-Type": "text/plain; charset=utf-8" });
      response.end("This form was sent from another site.");
      return;
    }
    const rendered = await queue.run(() =>
      website.render(toRequest(request, `${config.SITE_URL}${path}`), {
        transport,
        device,
        variant,
        requestId: String(response.getHeader("X-Request-Id")),
        visitor: visitorAddress(request, config.TRUST_PROXY),
      }),
    );
    await sendRendered(request, response, rendered);
  }

  async function sendRendered(request: IncomingMessage, response: ServerResponse, rendered: Rendered) {
    const page = await pageOf(rendered, request.url ?? "/");
    const variant = await makeVariant(page, encodingFor(request.headers["accept-encoding"]));
    const headers = withMarker(
      setHeader(
        variant.headers,
        "Cache-Control",
        rendered.response.status === 200 ? "private, no-cache" : "no-store",
      ),
      "MISS",
    );
    response.writeHead(rendered.response.status, headers);
    response.end(request.method === "HEAD" ? undefined : variant.body);
  }

  async function pageOf({ response, tags }: Rendered, path: string): Promise<Page> {
    const html = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "text/plain; charset=utf-8";
    const headers: [string, string][] = [
      ...Object.entries(commonHeaders),
      ["Cache-Control", cacheControl(path)],
    ];
    headers.push(["Vary", dependsOnVisitor(path.split("?")[0] ?? "/") ? varyByVisitor : vary]);
    response.headers.forEach((value, name) => {
      if (!/^(cache-control|vary|content-length|content-encoding)$/i.test(name)) headers.push([name, value]);
    });
    const isDocument = type.includes("text/html");
    headers.push([
      "Content-Security-Policy",
      isDocument && config.NODE_ENV !== "development"
        ? contentSecurityPolicy(html.toString(), config.FILE_HOST, config.ANALYTICS_SCRIPT)
        : isDocument
          ? "frame-ancestors 'none'"
          : "default-src 'none'; frame-ancestors 'none'",
    ]);
    return { html, headers, tags };
  }

  async function sendKept(
    request: IncomingMessage,
    response: ServerResponse,
    kept: Kept,
    marker: "HIT" | "MISS" | "STALE",
  ) {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const variant: Variant = kept.variants[encoding] ?? (await cache.variant(kept, encoding));
    const isSame = request.headers["if-none-match"]?.includes(variant.etag) === true;
    response.writeHead(isSame ? 304 : 200, withMarker(variant.headers, marker));
    response.end(isSame || request.method === "HEAD" ? undefined : variant.body);
  }

  function visitOf(request: IncomingMessage, url: string): Visit {
    const { path, cacheable } = normaliseAddress(url);
    const device = deviceOf(request.headers["user-agent"]);
    const variant = variantOf(request.headers.host);
    return { path, cacheable, device, variant, key: `${device} ${variant} ${path}` };
  }

  function variantOf(host: string | undefined): Variant_ {
    if (config.SITE_HOSTS.size === 0 || !host) return config.SITE_VARIANT;
    return config.SITE_HOSTS.get(host.toLowerCase().replace(/:\d+$/, "")) ?? config.SITE_VARIANT;
  }
}

const vary = "Accept-Encoding, User-Agent";
const varyByVisitor = "Accept-Encoding, User-Agent, Cookie, Accept-Language";

/** A bare address answers some visitors with a redirect to their language: no shared cache may keep it. */
function cacheControl(path: string) {
  return dependsOnVisitor(path.split("?")[0] ?? "/")
    ? "private, no-cache"
    : "public, max-age=0, s-maxage=60, stale-while-revalidate=86400";
}

function setHeader(headers: string[], name: string, value: string) {
  const at = headers.findIndex((entry, index) => index % 2 === 0 && entry === name);
  return at < 0 ? [...headers, name, value] : headers.with(at + 1, value);
}

/** By cookie, by the browser's language at the root, or by a link of the language switch. */
function redirectToLanguage(request: IncomingMessage, response: ServerResponse, url: string) {
  const { cookie } = request.headers;
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? "" : url.slice(mark);
  const concerned =
    pathname === "/" || cookie?.includes(localeCookie) === true || search.includes("setLocale=");
  if (!concerned || pathname.endsWith(".data")) return false;
  const { redirect, setCookie } = resolveLocale({
    pathname,
    search,
    cookie: cookie ?? null,
    acceptLanguage: request.headers["accept-language"] ?? null,
  });
  if (!redirect) return false;
  response.writeHead(302, {
    ...commonHeaders,
    Location: redirect,
    "Cache-Control": "private, no-store",
    Vary: "Cookie, Accept-Language",
    ...(setCookie && { "Set-Cookie": setCookie }),
  });
  response.end();
  return true;
}
