import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Config } from "#config/config.ts";
import type { Data } from "../data/data.ts";
import { openFileStore } from "../files/file-store.ts";
import { createStaticFiles } from "../files/static-files.ts";
import { createStoredFiles } from "../files/stored-files.ts";
import type { Log } from "../process/log.ts";
import { createMachineFiles } from "./cached-feeds-and-sitemap.ts";
import type { LoadedWebsite } from "./load-website.ts";
import { PageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { keepWarm } from "./warm-up.ts";

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The website with its cache and its files. */
export async function openPages(config: Config, data: Data, log: Log, { website, vite }: LoadedWebsite) {
  const cache = new PageCache(vite ? { freshFor: 0, staleFor: 0 } : {});
  const machineFiles = createMachineFiles({ transport: data.transport, config });
  data.onChange((tags) => {
    const pages = cache.drop(tags);
    machineFiles.drop();
    if (pages > 0) log.info({ tags: tags.size, pages }, "content changed");
  });
  const { queue, answerKept, answer, warm } = createPages({
    website,
    transport: data.transport,
    cache,
    config,
    log,
  });
  const stored = config.fileStore && createStoredFiles(openFileStore(config.fileStore), log);
  const built = await createStaticFiles(
    config,
    log,
    vite ? "public" : join(config.BUILD_DIR, "client"),
    stored,
  );
  const files: Serve = vite
    ? (request, response, next) => built(request, response, () => vite.middlewares(request, response, next))
    : built;

  return {
    cache,
    queue,
    findMachineFile: machineFiles.find,
    answerKept,
    answer,
    files,
    startWarmUp(signal: AbortSignal) {
      if (vite || config.WARM_UP === "off") return;
      keepWarm({
        transport: data.transport,
        variants: new Set([config.SITE_VARIANT, ...config.SITE_HOSTS.values()]),
        locales: config.LANGUAGES,
        warm,
        warmFiles: machineFiles.warm,
        isBusy: () => queue.length > 0,
        onRound: (pages) => {
          log.info({ pages, kept: cache.size, bytes: cache.bytes }, "pages are warm");
          if (pages > 0) globalThis.gc?.({ type: "major", execution: "async" });
        },
        signal,
      }).catch(() => {}); // told to stop
    },
    close: async () => vite?.close(),
  };
}

export type Pages = Awaited<ReturnType<typeof openPages>>;
