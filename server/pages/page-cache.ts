import { LRUCache } from "lru-cache";
import { hasChangedTag } from "#domain/changes.ts";
import type { Encoding } from "../http/encoding.ts";
import type { CacheablePage } from "../visit.ts";
import { decompress, type EncodedPage, encodePage } from "./encode-page.ts";
import type { RenderedPage } from "./render-page.ts";

export type CachedPage = {
  readonly id: number;
  readonly headers: RenderedPage["headers"];
  readonly tags: RenderedPage["tags"];
  readonly renderedAt: number;
  /** Until there is the brotli, which is a tenth as large. */
  html: Buffer | undefined;
  brotli: EncodedPage | undefined;
  /** Something on it was published since: it is shown only when a newer one fails. */
  invalidated: boolean;
  /** When a newer one was to be rendered, and failed. */
  failedAt?: number | undefined;
};

type Limits = {
  sitemapBytes: number;
  otherBytes: number;
  copyBytes: number;
  freshFor: number;
  staleFor: number;
};
const defaults: Limits = {
  sitemapBytes: 48 * 2 ** 20,
  otherBytes: 16 * 2 ** 20,
  copyBytes: 16 * 2 ** 20,
  freshFor: 10 * 60_000,
  staleFor: 24 * 3_600_000,
};

/** Rendered pages, ready to send. No other address can take the memory of those in the sitemap. */
export class PageCache {
  readonly #limits: Limits;
  readonly #inSitemap: LRUCache<string, CachedPage>;
  readonly #others: LRUCache<string, CachedPage>;
  /** Gzip and plain bytes, made from the brotli again when they had to go. */
  readonly #copies: LRUCache<string, EncodedPage>;
  #lastId = 0;
  /** Counts publishes: a page that was rendered across one is invalid already. */
  generation = 0;
  hits = 0;
  misses = 0;
  stale = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits };
    this.#inSitemap = new LRUCache({ maxSize: this.#limits.sitemapBytes, sizeCalculation: sizeOfPage });
    this.#others = new LRUCache({ maxSize: this.#limits.otherBytes, sizeCalculation: sizeOfPage });
    this.#copies = new LRUCache({ maxSize: this.#limits.copyBytes, sizeCalculation: sizeOfCopy });
  }

  get size() {
    return this.#inSitemap.size + this.#others.size;
  }

  get bytes() {
    return this.#inSitemap.calculatedSize + this.#others.calculatedSize + this.#copies.calculatedSize;
  }

  find(page: CacheablePage): CachedPage | undefined {
    const cached = this.#cacheOf(page).get(page.key);
    if (!cached || Date.now() - cached.renderedAt <= this.#limits.staleFor) return cached;
    this.#cacheOf(page).delete(page.key);
    return undefined;
  }

  isFresh({ invalidated, renderedAt }: CachedPage) {
    return !invalidated && Date.now() - renderedAt < this.#limits.freshFor;
  }

  add(page: CacheablePage, { html, headers, tags }: RenderedPage, generation = this.generation): CachedPage {
    const cached: CachedPage = {
      ...{ id: ++this.#lastId, headers, tags, html },
      brotli: undefined,
      renderedAt: Date.now(),
      invalidated: generation !== this.generation,
    };
    this.#cacheOf(page).set(page.key, cached);
    return cached;
  }

  remove(page: CacheablePage) {
    this.#cacheOf(page).delete(page.key);
  }

  /** Answers how many pages carried one of the tags. */
  invalidate(tags: ReadonlySet<string>) {
    this.generation++;
    let count = 0;
    for (const cached of [...this.#inSitemap.values(), ...this.#others.values()]) {
      if (!hasChangedTag(cached.tags, tags)) continue;
      cached.invalidated = true;
      count++;
    }
    return count;
  }

  encoded(cached: CachedPage, encoding: Encoding): EncodedPage | undefined {
    return encoding === "br" ? cached.brotli : this.#copies.get(`${cached.id} ${encoding}`);
  }

  /** Compresses a page when it is first asked for in this encoding. */
  async encode(page: CacheablePage, cached: CachedPage, encoding: Encoding): Promise<EncodedPage> {
    const known = this.encoded(cached, encoding);
    if (known) return known;
    const html = await htmlOf(cached);
    const encoded = await encodePage({ html, headers: cached.headers }, encoding);
    if (encoding === "br") this.#replaceHtml(page, cached, encoded);
    else this.#copies.set(`${cached.id} ${encoding}`, encoded);
    return encoded;
  }

  #replaceHtml(page: CacheablePage, cached: CachedPage, brotli: EncodedPage) {
    cached.brotli = brotli;
    cached.html = undefined;
    const cache = this.#cacheOf(page);
    if (cache.peek(page.key) !== cached) return;
    // The size is counted for a new entry only.
    cache.delete(page.key);
    cache.set(page.key, cached);
  }

  #cacheOf({ isInSitemap }: CacheablePage) {
    return isInSitemap ? this.#inSitemap : this.#others;
  }
}

async function htmlOf({ html, brotli }: CachedPage): Promise<Buffer> {
  return html ?? (brotli ? decompress(brotli.body) : Buffer.alloc(0));
}

const sizeOfPage = ({ html, brotli }: CachedPage) => Math.max(1, (html ?? brotli?.body)?.length ?? 0);
const sizeOfCopy = ({ body }: EncodedPage) => Math.max(1, body.length);
