import { randomUUID } from "node:crypto";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import type { CacheablePage } from "../visit.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";
import type { RenderQueue } from "./render-queue.ts";
import type { Website } from "./website.ts";

export type PageParts = {
  website: Website;
  transport: ApiTransport;
  cache: PageCache;
  queue: RenderQueue;
  config: Config;
};
type FilledPage = RenderedPage & { cached?: CachedPage };
export type FillCache = ReturnType<typeof createFillCache>;

/** Renders pages that look the same for everybody, and puts them into the cache. */
export function createFillCache({ website, transport, cache, queue, config }: PageParts) {
  const running = new Map<string, Promise<FilledPage>>();

  /** One render per page at a time; everybody else waits for the same one, unless something was published since. */
  return function fillCache(page: CacheablePage) {
    const key = `${cache.generation} ${page.key}`;
    const known = running.get(key);
    if (known) return known;
    const rendering = queue.run(() => render(page)).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  };

  async function render(page: CacheablePage): Promise<FilledPage> {
    const { generation } = cache;
    const request = new Request(`${config.SITE_URL}${page.address}`, { headers: { accept: "text/html" } });
    const context = { transport, variant: page.variant, requestId: randomUUID(), visitor: "nobody" };
    const rendered = await renderPage(await website.render(request, context), config, "everybody");
    if (rendered.failed) return rendered;
    // Another one that began later may be done already, and knows more.
    const newer = generation === cache.generation ? undefined : cache.find(page);
    if (newer && !newer.invalidated) return { ...rendered, cached: newer };
    if (rendered.isCacheable) return { ...rendered, cached: cache.add(page, rendered, generation) };
    // A page that was withdrawn must not come back as an old copy.
    cache.remove(page);
    return rendered;
  }
}

/** Renders a page before anybody asks, in the encoding that most ask for. Answers whether there was anything to do. */
export async function warmPage(
  page: CacheablePage,
  cache: PageCache,
  fillCache: FillCache,
): Promise<boolean> {
  const known = cache.find(page);
  const isWarm = known !== undefined && cache.isFresh(known);
  const cached = isWarm ? known : (await fillCache(page)).cached;
  if (cached) await cache.encode(page, cached, "br");
  return !isWarm;
}
