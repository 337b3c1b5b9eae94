import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import { createApiListener } from "./api-listener.ts";
import type { Data } from "./data.ts";
import type { Log } from "./log.ts";
import { findMachineFile } from "./machine-files.ts";
import { createMetrics } from "./metrics.ts";
import { openPages } from "./open-pages.ts";
import { sendMachineFile, sendPlain } from "./plain-answers.ts";
import { commonHeaders } from "./security-headers.ts";

const maxUrlLength = 8 * 1024;
const maxPostBytes = 64 * 1024;

/** The whole site behind one HTTP server; with SERVE=api only the calls. */
export async function createSite(config: Config, data: Data, log: Log) {
  const pages = config.SERVE === "api" ? undefined : await openPages(config, data, log);
  const metrics = createMetrics(pages);
  const api = createApiListener(config, data, log);
  const stopping = new AbortController();

  async function route(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    if (url.length > maxUrlLength) return sendPlain(response, 414, "This address is too long.");
    if (path === "/healthz") return sendPlain(response, 200, "ok");
    if (path === "/readyz") return sendReadiness(response);
    if (path === "/metrics") return sendMetrics(request, response);
    if (path.startsWith(apiPrefix)) return api(request, response);
    if (path === "/open" && request.method === "POST") return sendPlain(response, 204, "");
    const refused = refuseOddRequest(request, response);
    if (refused) return refused;
    if (!pages) return sendPlain(response, 404, "Not found");
    const file = await findMachineFile(request.method, path, { transport: data.transport, config });
    if (file) return sendMachineFile(request, response, file);
    await pages.answer(request, response);
    return "page";
  }

  async function sendReadiness(response: ServerResponse) {
    const isReady = !stopping.signal.aborted && (await data.isReady());
    return sendPlain(response, isReady ? 200 : 503, isReady ? "ready" : "not ready");
  }

  async function sendMetrics(request: IncomingMessage, response: ServerResponse) {
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? "");
    if (!isLocal || request.headers["x-forwarded-for"]) return sendPlain(response, 404, "Not found");
    response.writeHead(200, { ...commonHeaders, "Content-Type": metrics.registry.contentType });
    response.end(await metrics.registry.metrics());
    return "metrics";
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (pages?.answerKept(request, response)) return;
    const started = performance.now();
    const id = randomUUID();
    response.setHeader("X-Request-Id", id);
    const answer = () =>
      route(request, response)
        .catch((error: unknown) => {
          log.error({ err: error, id }, "a request failed");
          if (response.headersSent) response.destroy();
          else sendPlain(response, 500, "Something went wrong on our side.");
          return "failed";
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
    if (pages) pages.files(request, response, answer);
    else void answer();
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

  return {
    server,
    startWarmUp: () => pages?.startWarmUp(stopping.signal),
    /** Readiness first, so that a proxy sends nobody any more. */
    unready: () => stopping.abort(),
    close: async () => pages?.close(),
  };
}

function refuseOddRequest(request: IncomingMessage, response: ServerResponse) {
  if (request.headers["transfer-encoding"]) {
    return sendPlain(response, 411, "Say how long the body is.");
  }
  if (Number(request.headers["content-length"] ?? 0) > maxPostBytes) {
    return sendPlain(response, 413, "This is larger than 64 KiB.");
  }
  if (!["GET", "HEAD", "POST"].includes(request.method ?? "")) {
    response.setHeader("Allow", "GET, HEAD, POST");
    return sendPlain(response, 405, "This method is not used here.");
  }
  return undefined;
}
