import type { Encoding } from "../http/accepted-encoding.ts";
import type { Kept } from "./kept-page.ts";
import { decompress, joined, makeVariant, type Page, type Variant } from "./page-variant.ts";
import { Shelf } from "./shelf.ts";

type Limits = { listedBytes: number; otherBytes: number; freshFor: number; staleFor: number };
const defaults: Limits = {
  listedBytes: 48 * 2 ** 20,
  otherBytes: 16 * 2 ** 20,
  freshFor: 10 * 60_000,
  staleFor: 24 * 3_600_000,
};

/** Whole pages, ready to send, by key. Those of the sitemap have memory that no others can take. */
export class PageCache {
  readonly #limits: Limits;
  readonly #listed: Shelf;
  readonly #others: Shelf;
  /** Counts every drop, so that a page rendered across one is known to be old already. */
  #drops = 0;
  hits = 0;
  misses = 0;
  stale = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits };
    this.#listed = new Shelf(this.#limits.listedBytes);
    this.#others = new Shelf(this.#limits.otherBytes);
  }

  get size() {
    return this.#listed.size + this.#others.size;
  }

  get bytes() {
    return this.#listed.bytes + this.#others.bytes;
  }

  get drops() {
    return this.#drops;
  }

  find(key: string): Kept | undefined {
    const kept = this.#listed.find(key) ?? this.#others.find(key);
    if (!kept || Date.now() - kept.madeAt <= this.#limits.staleFor) return kept;
    this.#shelfOf(kept).remove(kept);
    return undefined;
  }

  isFresh(kept: Kept) {
    return !kept.dropped && Date.now() - kept.madeAt < this.#limits.freshFor;
  }

  keep(key: string, page: Page, { drops = this.#drops, isListed = false } = {}): Kept {
    const { headers, tags } = page;
    const kept: Kept = {
      ...{ key, headers, tags, isListed },
      html: joined(page.html),
      variants: {},
      bytes: 0,
      madeAt: Date.now(),
      dropped: drops !== this.#drops,
    };
    this.#shelfOf(kept).put(kept);
    return kept;
  }

  /** Answers how many pages carried one of the tags. */
  drop(tags: ReadonlySet<string>) {
    this.#drops++;
    let count = 0;
    for (const kept of [...this.#listed.pages, ...this.#others.pages]) {
      if (carries(kept.tags, tags)) {
        kept.dropped = true;
        count++;
      }
    }
    return count;
  }

  /** The page in one encoding, compressed when first asked for. */
  async variant(kept: Kept, encoding: Encoding): Promise<Variant> {
    const known = kept.variants[encoding];
    if (known) return known;
    const html = await sourceOf(kept);
    const made = await makeVariant({ html: [html], headers: kept.headers, tags: kept.tags }, encoding);
    kept.variants[encoding] ??= made;
    if (encoding !== "gzip") kept.html = undefined;
    this.#shelfOf(kept).weigh(kept);
    return made;
  }

  #shelfOf({ isListed }: Kept) {
    return isListed ? this.#listed : this.#others;
  }
}

async function sourceOf({ html, variants }: Kept): Promise<Buffer> {
  const source = html ?? variants.identity?.body;
  if (source) return source;
  return variants.br ? decompress(variants.br.body) : Buffer.alloc(0);
}

function carries(own: Set<string>, changed: ReadonlySet<string>) {
  if (changed.has("*")) return true;
  for (const tag of own) {
    if (changed.has(tag) || changed.has(`${tag.split(":", 1)[0]}:*`)) return true;
  }
  return false;
}
