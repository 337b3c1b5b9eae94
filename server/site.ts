import cluster from "node:cluster";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Config } from "#config/config.ts";
import type { Data } from "./data/data.ts";
import { addOperatorMetrics } from "./data/operator-metrics.ts";
import { openFileStore } from "./files/file-store.ts";
import { createHitLog, createMetrics } from "./http/metrics.ts";
import { answerHalfClosed, answerUnparsable, nodeLimits, SOCKET_TIMEOUT } from "./http/node-limits.ts";
import { createVisitorLimit } from "./http/per-visitor-limit.ts";
import { setBareHeaders } from "./http/security-headers.ts";
import { hasLeft, sendFailure, sendText } from "./http/send.ts";
import { openPages } from "./pages/open-pages.ts";
import type { LoadedWebsite } from "./pages/website.ts";
import type { Log } from "./process/log.ts";
import { createArchive } from "./steps/archive.ts";
import { createCachedPage } from "./steps/cached-page.ts";
import { createCalls } from "./steps/calls.ts";
import { createFiles } from "./steps/files.ts";
import { createPage } from "./steps/page.ts";
import { createProbes } from "./steps/probes.ts";
import { redirect } from "./steps/redirect.ts";
import { refuse, refuseMalformed } from "./steps/refuse.ts";
import type { Step } from "./steps/step.ts";
import { createVisitResolver, type Visit } from "./visit.ts";

/** The whole site behind one HTTP server: a request goes from step to step until one answers. */
export async function createSite(config: Config, data: Data, log: Log, loaded?: LoadedWebsite) {
  const pages = loaded && (await openPages(config, data, log, loaded));
  const metrics = createMetrics(pages);
  if (data.db && !cluster.isWorker) addOperatorMetrics([metrics.registry], data.db, config);
  const logHit = createHitLog(metrics.countCached, log, config.LOG_CACHED);
  const limitPerVisitor = createVisitorLimit();
  const resolveVisit = createVisitResolver(config, loaded?.website.isRoute ?? (() => false));
  const stopping = new AbortController();

  const probes = createProbes(metrics.registry, async () => !stopping.signal.aborted && data.isReady());
  const calls = createCalls(config, data, log);
  const archive = createArchive({
    transport: data.transport,
    files: join(config.CONTENT_DIR, "files"),
    locales: config.LANGUAGES,
    store: config.fileStore && openFileStore(config.fileStore),
  });

  // Without a website the site is the API alone; its callers are web servers, each for many visitors.
  const cachedPage = pages && createCachedPage(pages.cache);
  const quick: Step[] = pages ? [setHeaders, createFiles(pages.files), probes] : [setHeaders, probes];
  const slow: Step[] = pages
    ? [calls, refuse, archive, redirect, createPage(pages)]
    : [calls, refuse, notFound];
  const isLimited = pages !== undefined && config.RATE_LIMITS === "on";

  async function answer(visit: Visit, request: IncomingMessage, response: ServerResponse) {
    const started = performance.now();
    const run = (steps: Step[]) => runSteps(steps, visit, request, response);
    const runSlow = () => run(slow);
    let kind: string | undefined;
    try {
      kind = await run(quick);
      if (!kind && isLimited && visit.isRead) kind = await limitPerVisitor(visit.visitor, response, runSlow);
      else kind ??= await runSlow();
    } catch (error) {
      kind = sendFailure(response, error);
      if (kind === "failed") log.error({ err: error, id: visit.id }, "request failed");
    }
    if (hasLeft(response)) kind = "aborted";
    note(visit, kind ?? "aborted", request.method, response.statusCode, performance.now() - started);
  }

  function note({ id }: Visit, kind: string, method: string | undefined, status: number, ms: number) {
    if (kind === "file") return; // a page brings a dozen of them
    metrics.requests.inc({ kind, status });
    metrics.duration.observe({ kind }, ms / 1000);
    // A flood is counted: a line for each refusal would fill the disk.
    const level = kind === "refused" || kind === "aborted" ? "debug" : "info";
    log[level]({ id, kind, method, status, ms: Math.round(ms) }, "answered");
  }

  const server = createServer(nodeLimits, (request, response) => {
    if (refuseMalformed(request, response)) return;
    if (stopping.signal.aborted) response.shouldKeepAlive = false;
    const visit = resolveVisit(request);
    // At once, without a promise: most requests end here.
    if (cachedPage?.(visit, request, response)) return logHit(visit.id, response.statusCode);
    void answer(visit, request, response);
  }).setTimeout(SOCKET_TIMEOUT);
  answerUnparsable(server);
  answerHalfClosed(server);

  return {
    server,
    metrics: { contentType: metrics.registry.contentType, read: () => metrics.registry.metrics() },
    startWarmUp: () => pages?.startWarmUp(stopping.signal),
    /** Fail readiness and close keep-alive connections. */
    unready: () => stopping.abort(),
    close: async () => pages?.close(),
  };
}

async function runSteps(steps: Step[], visit: Visit, request: IncomingMessage, response: ServerResponse) {
  for (const step of steps) {
    const kind = await step(visit, request, response);
    if (kind) return kind;
  }
  return undefined;
}

/** A cached page has its own; every other answer begins with these. */
const setHeaders: Step = ({ id }, _request, response) => {
  setBareHeaders(response);
  response.setHeader("X-Request-Id", id);
  return undefined;
};

const notFound: Step = (_visit, _request, response) => sendText(response, 404, "Not found");
