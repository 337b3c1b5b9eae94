import cluster from "node:cluster";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "../pages/page-cache.ts";
import type { RenderQueue } from "../pages/render-queue.ts";
import type { Log } from "../process/log.ts";

type Pages = { cache: PageCache; queue: RenderQueue };

/** The metrics of this process. */
export function createMetrics(pages: Pages | undefined) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "site_process_id",
    help: "Which worker answered",
    aggregator: "omit",
    registers,
  }).set(process.pid);
  new Gauge({ name: "site_processes", help: "Web processes in these figures", registers }).set(1);
  if (cluster.isWorker) answerPrimary(registry);
  if (pages) addCacheGauges(registry, pages);
  const fromCache = new Map<number, number>();
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Requests by kind and status",
      labelNames: ["kind", "status"],
      registers,
      collect() {
        for (const [status, count] of fromCache) this.inc({ kind: "cached", status }, count);
        fromCache.clear();
      },
    }),
    /** Most answers come from the cache: they are added up when somebody reads the metrics. */
    countCached(status: number) {
      fromCache.set(status, (fromCache.get(status) ?? 0) + 1);
    },
    duration: new Histogram({
      name: "http_request_seconds",
      help: "Time to answer",
      labelNames: ["kind"],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
  };
}

/** The primary process asks each worker for its figures and sums them. */
function answerPrimary(registry: Registry) {
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
}

function addCacheGauges(registry: Registry, { cache, queue }: Pages) {
  const gauge = (name: string, help: string, read: () => number, aggregator: "sum" | "average" = "sum") =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("page_cache_pages", "Pages in the cache", () => cache.size);
  gauge("page_cache_bytes", "Bytes of cached pages", () => cache.bytes);
  gauge("page_cache_hits", "Pages answered from the cache", () => cache.hits);
  gauge("page_cache_misses", "Pages that had to be rendered", () => cache.misses);
  const hitRatio = () => cache.hits / Math.max(cache.hits + cache.misses, 1);
  gauge("page_cache_hit_ratio", "Share of pages answered from the cache", hitRatio, "average");
  gauge("page_cache_stale", "Old copies shown because a newer page failed", () => cache.stale);
  gauge("renders_waiting", "Pages waiting to be rendered or being rendered", () => queue.length);
}

/** Logs one of so many answers from the cache, none of 0, or all at debug level: a log of all costs more than the answers. */
export function createHitLog(countCached: (status: number) => void, log: Log, perLine: number) {
  let answers = 0;
  return (id: string, status: number) => {
    countCached(status);
    const line = { id, kind: "cached", method: "GET", status };
    if (perLine > 0 && answers++ % perLine === 0) log.info({ ...line, oneOf: perLine }, "answered");
    else log.debug(line, "answered");
  };
}
