import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ViteDevServer } from "vite";
import { createApiApp } from "#api/http/api-app.ts";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import type { Data } from "./data.ts";
import { loadWebsite } from "./load-website.ts";
import type { Log } from "./log.ts";
import { findMachineFile } from "./machine-files.ts";
import { createMetrics } from "./metrics.ts";
import { PageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { bareContentPolicy, commonHeaders } from "./security-headers.ts";
import { createStaticFiles } from "./static-files.ts";
import { isCrossSite, visitorAddress } from "./visitor.ts";
import { warmUp } from "./warm-up.ts";

const maxUrlLength = 8 * 1024;
const maxPostBytes = 64 * 1024;

/** The whole site behind one HTTP server. */
export async function createSite(config: Config, data: Data, log: Log) {
  const { website, vite } = await loadWebsite(config);
  const cache = new PageCache(vite ? { freshFor: 0, staleFor: 0 } : {});
  data.onChange((tags) => {
    const count = cache.drop(tags);
    log.info({ tags: tags.size, pages: count }, "content changed");
  });
  const pages = createPages({ website, transport: data.transport, cache, config, log });
  const metrics = createMetrics(cache, () => pages.queue.length);
  const files = vite
    ? viteFiles(vite, await createStaticFiles(config, "public"))
    : await createStaticFiles(config);
  const api = getRequestListener(
    createApiApp({
      transport: data.transport,
      prefix: apiPrefix,
      siteName: config.siteName,
      visitorOf: (context) => visitorAddress(context.env.incoming, config.TRUST_PROXY),
      onError: (error, context) => log.error({ err: error, path: context.req.path }, "a call failed"),
    }).fetch,
    { overrideGlobalObjects: false },
  );
  let ready = true;
  const stopping = new AbortController();

  async function route(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    if (url.length > maxUrlLength) return plain(response, 414, "This address is too long.");
    if (path === "/healthz") return plain(response, 200, "ok");
    if (path === "/readyz") {
      const isReady = ready && (await data.isReady());
      return plain(response, isReady ? 200 : 503, isReady ? "ready" : "not ready");
    }
    if (path === "/metrics") return sendMetrics(request, response);
    if (path.startsWith(apiPrefix) || `${path}/` === apiPrefix) {
      if (request.method === "POST" && isCrossSite(request, config.SITE_URL)) {
        return plain(response, 403, "This request came from another site.");
      }
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      response.setHeader("Content-Security-Policy", bareContentPolicy);
      await api(request, response);
      return "api";
    }
    if (path === "/open" && request.method === "POST") return plain(response, 204, "");
    if (Number(request.headers["content-length"] ?? 0) > maxPostBytes) {
      return plain(response, 413, "This is larger than 64 KiB.");
    }
    if (request.method !== "GET" && request.method !== "HEAD" && request.method !== "POST") {
      response.setHeader("Allow", "GET, HEAD, POST");
      return plain(response, 405, "This method is not used here.");
    }
    const file =
      request.method === "POST"
        ? undefined
        : await findMachineFile(path, { transport: data.transport, config });
    if (file) return sendMachineFile(request, response, file);
    await pages.answer(request, response);
    return "page";
  }

  async function sendMetrics(request: IncomingMessage, response: ServerResponse) {
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? "");
    if (!isLocal || request.headers["x-forwarded-for"]) return plain(response, 404, "Not found");
    response.writeHead(200, { ...commonHeaders, "Content-Type": metrics.registry.contentType });
    response.end(await metrics.registry.metrics());
    return "metrics";
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const started = performance.now();
    response.setHeader("X-Request-Id", randomUUID());
    files(request, response, () => {
      route(request, response)
        .catch((error: unknown) => {
          log.error({ err: error, id: response.getHeader("X-Request-Id") }, "a request failed");
          if (!response.headersSent) plain(response, 500, "Something went wrong on our side.");
          else response.destroy();
          return "failed";
        })
        .then((kind) => {
          metrics.requests.inc({ kind, status: response.statusCode });
          metrics.duration.observe({ kind }, (performance.now() - started) / 1000);
        });
    });
  }

  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
    },
    handle,
  );
  server.maxRequestsPerSocket = 10_000;

  return {
    server,
    cache,
    startWarmUp() {
      if (vite || config.WARM_UP === "off") return;
      const fill = (path: string) =>
        pages.fill({
          path,
          key: `desktop ${config.SITE_VARIANT} ${path}`,
          device: "desktop",
          variant: config.SITE_VARIANT,
          cacheable: true,
        });
      const isBusy = () => pages.queue.length > 0;
      warmUp({ transport: data.transport, fill, isBusy, signal: stopping.signal }).catch((error: Error) =>
        log.debug({ err: error.message }, "warm-up ended early"),
      );
    },
    /** Readiness first, so that a proxy sends nobody any more. */
    unready() {
      ready = false;
      stopping.abort();
    },
    async close() {
      await vite?.close();
    },
  };
}

function plain(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    ...commonHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Security-Policy": bareContentPolicy,
    "Cache-Control": "no-store",
  });
  response.end(status === 204 ? undefined : text);
  return "plain";
}

function sendMachineFile(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body }: { type: string; body: string },
) {
  response.writeHead(200, {
    ...commonHeaders,
    "Content-Type": type,
    "Content-Security-Policy": bareContentPolicy,
    "Cache-Control": "public, max-age=600",
  });
  response.end(request.method === "HEAD" ? undefined : body);
  return "machine";
}

type Serve = Awaited<ReturnType<typeof createStaticFiles>>;

function viteFiles(vite: ViteDevServer, files: Serve): Serve {
  return (request, response, next) =>
    files(request, response, () => vite.middlewares(request, response, next));
}
