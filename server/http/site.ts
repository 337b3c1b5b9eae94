import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { ApiStatusError } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import { isOutage } from "#db/outage.ts";
import type { Data } from "../data/data.ts";
import { createArchives, isArchive } from "../files/archives.ts";
import { openFileStore } from "../files/file-store.ts";
import type { LoadedWebsite } from "../pages/load-website.ts";
import { openPages } from "../pages/open-pages.ts";
import { TooBusy } from "../pages/render-queue.ts";
import type { Log } from "../process/log.ts";
import { createApiListener } from "./api-listener.ts";
import { createFairShare } from "./fair-share.ts";
import { isFromThisMachine } from "./from-this-machine.ts";
import { answerBrokenRequests, refuseAtTheDoor, refuseOddRequest, serverLimits, silence } from "./limits.ts";
import { createMetrics } from "./metrics.ts";
import { createCachedNotes } from "./note-cached.ts";
import { sendMachineFile, sendPlain } from "./plain-answers.ts";
import { createRequestIds } from "./request-ids.ts";
import { setBareHeaders } from "./security-headers.ts";
import { visitorAddress } from "./visitor-address.ts";

/** The whole site behind one HTTP server; without a website only the calls. */
export async function createSite(config: Config, data: Data, log: Log, loaded?: LoadedWebsite) {
  const pages = loaded && (await openPages(config, data, log, loaded));
  const metrics = createMetrics(pages);
  const api = createApiListener(config, data, log);
  const archives = createArchives({
    transport: data.transport,
    files: join(config.CONTENT_DIR, "files"),
    locales: config.LANGUAGES,
    store: config.fileStore && openFileStore(config.fileStore),
  });
  const stopping = new AbortController();
  const nextId = createRequestIds();
  const noteCached = createCachedNotes(metrics.countCached, log, config.LOG_CACHED);
  const inTurn = createFairShare();
  // Who asks an API that stands alone are web servers, each for many visitors.
  const isShared = pages !== undefined && config.RATE_LIMITS === "on";

  async function route(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    if (path === "/healthz") return sendPlain(response, 200, "ok");
    if (path === "/readyz") return sendReadiness(response);
    if (path === "/metrics") return sendMetrics(request, response);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !isShared) return answer(request, response, path);
    const address = visitorAddress(request, config.TRUST_PROXY);
    return (await inTurn(address, response, () => answer(request, response, path))) ?? "left";
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<string> {
    if (path.startsWith(apiPrefix)) return api(request, response);
    if (path === "/open" && request.method === "POST") return sendPlain(response, 204, "");
    if (refuseOddRequest(request, response)) return "plain";
    if (!pages) return sendPlain(response, 404, "Not found");
    if (isArchive(path)) return archives(request, response, visitorAddress(request, config.TRUST_PROXY));
    const file = await pages.findMachineFile(request.method, path);
    if (file) return sendMachineFile(request, response, file);
    await pages.answer(request, response);
    return "page";
  }

  async function sendReadiness(response: ServerResponse) {
    const isReady = !stopping.signal.aborted && (await data.isReady());
    return sendPlain(response, isReady ? 200 : 503, isReady ? "ready" : "not ready");
  }

  async function sendMetrics(request: IncomingMessage, response: ServerResponse) {
    if (!isFromThisMachine(request)) return sendPlain(response, 404, "Not found");
    response.writeHead(200, { "Content-Type": metrics.registry.contentType });
    response.end(await metrics.registry.metrics());
    return "metrics";
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (refuseAtTheDoor(request, response)) return;
    if (stopping.signal.aborted) response.shouldKeepAlive = false;
    const id = nextId();
    if (pages?.answerKept(request, response, id)) return noteCached(id, response.statusCode);
    setBareHeaders(response);
    const started = performance.now();
    response.setHeader("X-Request-Id", id);
    const answerAnew = () =>
      route(request, response)
        .catch((error: unknown) => {
          log.error({ err: error, id }, "a request failed");
          return sendFailure(response, error);
        })
        .then((kind) => {
          metrics.requests.inc({ kind, status: response.statusCode });
          const milliseconds = performance.now() - started;
          metrics.duration.observe({ kind }, milliseconds / 1000);
          log.info(
            { id, kind, method: request.method, status: response.statusCode, ms: Math.round(milliseconds) },
            "answered",
          );
        });
    if (!pages) return void answerAnew();
    try {
      pages.files(request, response, answerAnew);
    } catch (error) {
      log.error({ err: error, id }, "a file could not be sent");
      sendFailure(response, error);
    }
  }

  const server = createServer(serverLimits, handle).setTimeout(silence);
  answerBrokenRequests(server);

  return {
    server,
    startWarmUp: () => pages?.startWarmUp(stopping.signal),
    /** From now on it says that it is not ready, and asks whoever is connected to come again elsewhere. */
    unready: () => stopping.abort(),
    close: async () => pages?.close(),
  };
}

function sendFailure(response: ServerResponse, error: unknown) {
  if (response.headersSent) {
    response.destroy();
  } else if (error instanceof TooBusy) {
    response.setHeader("Retry-After", "5");
    sendPlain(response, 503, "Too many pages are asked for at once. Please try again in a moment.");
  } else if (isOutage(error) || isUnavailable(error)) {
    response.setHeader("Retry-After", "5");
    sendPlain(response, 503, "This cannot be had at the moment. Please try again.");
  } else {
    sendPlain(response, 500, "Something went wrong on our side.");
  }
  return "failed";
}

function isUnavailable(error: unknown) {
  return error instanceof ApiStatusError && error.status >= 500;
}
