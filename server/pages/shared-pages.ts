import { randomUUID } from "node:crypto";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import type { Kept } from "./kept-page.ts";
import { type Made, makePage } from "./make-page.ts";
import type { PageCache } from "./page-cache.ts";
import { isListed } from "./page-key.ts";
import { createRenderQueue } from "./render-queue.ts";
import type { Visit } from "./visit.ts";
import type { Website } from "./website.ts";

export type PageParts = { website: Website; transport: ApiTransport; cache: PageCache; config: Config };
export type Shared = Made & { kept?: Kept };

/** Pages that look the same for everybody: made once, and kept. */
export function createSharedPages({ website, transport, cache, config }: PageParts) {
  const queue = createRenderQueue();
  const underWay = new Map<string, Promise<Shared>>();

  /** One render per key at a time; everybody else waits for the same one, unless something was published since. */
  function fill(visit: Visit): Promise<Shared> {
    const turn = `${cache.drops} ${visit.key}`;
    const known = underWay.get(turn);
    if (known) return known;
    const made = queue.run(() => render(visit)).finally(() => underWay.delete(turn));
    underWay.set(turn, made);
    return made;
  }

  async function render({ path, key, variant }: Visit): Promise<Shared> {
    const drops = cache.drops;
    const request = new Request(`${config.SITE_URL}${path}`, { headers: { accept: "text/html" } });
    const facts = { transport, variant, requestId: randomUUID(), visitor: "nobody" };
    const made = await makePage(await website.render(request, facts), config, "everybody");
    if (made.failed || made.isOdd || made.status !== 200) return made;
    // One that began later may be done already, and knows more.
    const newer = drops === cache.drops ? undefined : cache.find(key);
    const kept =
      newer && !newer.dropped ? newer : cache.keep(key, made.page, { drops, isListed: isListed(path) });
    return { ...made, kept };
  }

  return {
    queue,
    fill,
    /** Before anybody asks, and in the encoding most will ask for. Answers whether there was anything to do. */
    async warm(visit: Visit): Promise<boolean> {
      const known = cache.find(visit.key);
      const isWarm = known !== undefined && cache.isFresh(known);
      const kept = isWarm ? known : (await fill(visit)).kept;
      if (kept && !kept.variants.br) await cache.variant(kept, "br");
      return !isWarm;
    },
  };
}
