import type { Encoding } from "../http/accepted-encoding.ts";
import { decompress, joined, makeVariant, type Page, type Variant } from "./page-variant.ts";

export type Kept = {
  readonly key: string;
  readonly headers: Page["headers"];
  readonly tags: Page["tags"];
  /** Let go once it can be had from a variant: compressed, a page takes a tenth. */
  html: Buffer | undefined;
  readonly variants: Partial<Record<Encoding, Variant>>;
  bytes: number;
  readonly madeAt: number;
  /** Something it shows was published since: it may be shown only when nothing newer can be made. */
  dropped: boolean;
  /** When it should have been made anew, and could not. */
  failedAt?: number | undefined;
};

type Limits = { maxBytes: number; freshFor: number; staleFor: number };
const defaults: Limits = { maxBytes: 96 * 2 ** 20, freshFor: 10 * 60_000, staleFor: 24 * 3_600_000 };

/** Whole pages, ready to send, by key; the least recently used go when memory runs out. */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #limits: Limits;
  #bytes = 0;
  #youngest: Kept | undefined;
  /** Counts every drop, so that a page rendered across one is known to be old already. */
  #drops = 0;
  hits = 0;
  misses = 0;
  stale = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits };
  }

  get size() {
    return this.#kept.size;
  }

  get bytes() {
    return this.#bytes;
  }

  get drops() {
    return this.#drops;
  }

  find(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (Date.now() - kept.madeAt > this.#limits.staleFor) {
      this.#remove(kept);
      return undefined;
    }
    if (kept !== this.#youngest) {
      // Back to the young end of the map.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#youngest = kept;
    }
    return kept;
  }

  isFresh(kept: Kept) {
    return !kept.dropped && Date.now() - kept.madeAt < this.#limits.freshFor;
  }

  keep(key: string, { headers, tags, ...page }: Page, dropsBefore = this.#drops): Kept {
    const html = joined(page.html);
    const old = this.#kept.get(key);
    if (old) this.#remove(old);
    const dropped = dropsBefore !== this.#drops;
    const kept: Kept = { key, html, headers, tags, variants: {}, bytes: 0, madeAt: Date.now(), dropped };
    this.#kept.set(key, kept);
    this.#youngest = kept;
    this.#weigh(kept);
    return kept;
  }

  /** Answers how many pages carried one of the tags. */
  drop(tags: ReadonlySet<string>) {
    this.#drops++;
    let count = 0;
    for (const kept of this.#kept.values()) {
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
    this.#weigh(kept);
    return made;
  }

  /** Counts what a page takes now, and makes room. One that was let go in the meantime takes nothing. */
  #weigh(kept: Kept) {
    if (this.#kept.get(kept.key) !== kept) return;
    const bodies = [kept.html, ...Object.values(kept.variants).map(({ body }) => body)];
    const bytes = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
    this.#bytes += bytes - kept.bytes;
    kept.bytes = bytes;
    for (const oldest of this.#kept.values()) {
      if (this.#bytes <= this.#limits.maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(kept: Kept) {
    this.#kept.delete(kept.key);
    this.#bytes -= kept.bytes;
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
