import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Pages } from "../pages/open-pages.ts";

/** What Prometheus reads, on loopback only. */
export function createMetrics(pages: Pick<Pages, "cache" | "queue"> | undefined) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: "site_process_id", help: "Which worker answered", registers }).set(process.pid);
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
    /** Most answers are these: they are added up when somebody asks. */
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

function addCacheGauges(registry: Registry, { cache, queue }: Pick<Pages, "cache" | "queue">) {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("page_cache_pages", "Pages kept", () => cache.size);
  gauge("page_cache_bytes", "Bytes of kept pages", () => cache.bytes);
  gauge("page_cache_hits", "Pages answered from the cache", () => cache.hits);
  gauge("page_cache_misses", "Pages that had to be rendered", () => cache.misses);
  gauge("page_cache_hit_ratio", "Share of pages answered from the cache", () => {
    const all = cache.hits + cache.misses;
    return all === 0 ? 0 : cache.hits / all;
  });
  gauge("page_cache_stale", "Old copies shown because nothing newer could be made", () => cache.stale);
  gauge("renders_waiting", "Pages waiting to be rendered or being rendered", () => queue.length);
}
