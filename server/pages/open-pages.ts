import { join } from "node:path";
import type { Config } from "#config/config.ts";
import type { Data } from "../data/data.ts";
import type { Serve } from "../files/file-requests.ts";
import { openFileStore } from "../files/file-store.ts";
import { createFolders } from "../files/folders.ts";
import { createStoredFiles } from "../files/stored-files.ts";
import type { Log } from "../process/log.ts";
import { createFillCache, warmPage } from "./fill-cache.ts";
import { PageCache } from "./page-cache.ts";
import { createRenderQueue } from "./render-queue.ts";
import { keepWarm } from "./warm-up.ts";
import type { LoadedWebsite } from "./website.ts";

/** The website with its cache and its files. */
export async function openPages(config: Config, data: Data, log: Log, { website, vite }: LoadedWebsite) {
  const cache = new PageCache(vite ? { freshFor: 0, staleFor: 0 } : {});
  data.onChange((tags) => {
    const pages = cache.invalidate(tags);
    if (pages > 0) log.info({ tags: tags.size, pages }, "content changed");
  });
  const queue = createRenderQueue();
  const parts = { website, transport: data.transport, cache, queue, config };
  const fillCache = createFillCache(parts);
  const stored = config.fileStore && createStoredFiles(openFileStore(config.fileStore), log);
  const folder = vite ? "public" : join(config.BUILD_DIR, "client");
  const built = await createFolders(config, log, folder, stored);
  const files: Serve = vite
    ? (request, response, next) => built(request, response, () => vite.middlewares(request, response, next))
    : built;

  return {
    ...parts,
    fillCache,
    files,
    log,
    startWarmUp(signal: AbortSignal) {
      if (vite || config.WARM_UP === "off") return;
      keepWarm({
        transport: data.transport,
        variants: new Set([config.SITE_VARIANT, ...config.SITE_HOSTS.values()]),
        locales: config.LANGUAGES,
        warm: (page) => warmPage(page, cache, fillCache),
        isBusy: () => queue.length > 0,
        onRound: (pages) => {
          log.info({ pages, cached: cache.size, bytes: cache.bytes }, "warm-up finished");
          if (pages > 0) globalThis.gc?.({ type: "major", execution: "async" });
        },
        log,
        signal,
      }).catch(() => {}); // stopped
    },
    close: async () => vite?.close(),
  };
}
