import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "#config/config.ts";
import type { Data } from "./data.ts";
import { loadWebsite } from "./load-website.ts";
import type { Log } from "./log.ts";
import { PageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { createStaticFiles } from "./static-files.ts";
import { visitTo } from "./visit.ts";
import { warmUp } from "./warm-up.ts";

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The website with its cache and its files. */
export async function openPages(config: Config, data: Data, log: Log) {
  const { website, vite } = await loadWebsite(config);
  const cache = new PageCache(vite ? { freshFor: 0, staleFor: 0 } : {});
  data.onChange((tags) => log.info({ tags: tags.size, pages: cache.drop(tags) }, "content changed"));
  const { queue, answerKept, answer, fill } = createPages({
    website,
    transport: data.transport,
    cache,
    config,
    log,
  });
  const built = await createStaticFiles(config, vite ? "public" : "build/client");
  const files: Serve = vite
    ? (request, response, next) => built(request, response, () => vite.middlewares(request, response, next))
    : built;

  return {
    cache,
    queue,
    answerKept,
    answer,
    files,
    startWarmUp(signal: AbortSignal) {
      if (vite || config.WARM_UP === "off") return;
      const variant = config.SITE_VARIANT;
      warmUp({
        transport: data.transport,
        fill: (path) => fill(visitTo(path, "desktop", variant)),
        isBusy: () => queue.length > 0,
        signal,
      }).catch((error: Error) => log.debug({ err: error.message }, "warm-up ended early"));
    },
    close: async () => vite?.close(),
  };
}

export type Pages = Awaited<ReturnType<typeof openPages>>;
