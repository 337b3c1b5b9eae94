import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";
export type Page = { html: Buffer; headers: [string, string][]; tags: Set<string> };
export type Variant = { body: Buffer; headers: string[]; hitHeaders: string[]; etag: string };
type Marker = "HIT" | "MISS" | "STALE";

export type Kept = {
  page: Page;
  variants: Partial<Record<Encoding, Variant>>;
  bytes: number;
  madeAt: number;
  /** Something it shows was published since: it may be shown only when nothing newer can be made. */
  dropped: boolean;
  /** It should have been made anew, and could not. */
  isOverdue?: boolean;
};

type Limits = { maxBytes: number; freshFor: number; staleFor: number };
const defaults: Limits = { maxBytes: 96 * 2 ** 20, freshFor: 10 * 60_000, staleFor: 24 * 3_600_000 };

/** Whole pages, ready to send, by key; the least recently used go when memory runs out. */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #limits: Limits;
  #bytes = 0;
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
      this.#remove(key, kept);
      return undefined;
    }
    // Back to the young end of the map.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  isFresh(kept: Kept) {
    return !kept.dropped && Date.now() - kept.madeAt < this.#limits.freshFor;
  }

  keep(key: string, page: Page, dropsBefore = this.#drops): Kept {
    const old = this.#kept.get(key);
    if (old) this.#remove(key, old);
    const kept: Kept = {
      page,
      variants: {},
      bytes: page.html.length,
      madeAt: Date.now(),
      dropped: dropsBefore !== this.#drops,
    };
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    this.#makeRoom();
    return kept;
  }

  /** Answers how many pages carried one of the tags. */
  drop(tags: Set<string>) {
    this.#drops++;
    let count = 0;
    for (const kept of this.#kept.values()) {
      if (carries(kept.page.tags, tags)) {
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
    const made = await makeVariant(kept.page, encoding);
    kept.variants[encoding] ??= made;
    kept.bytes += made.body.length;
    this.#bytes += made.body.length;
    this.#makeRoom();
    return made;
  }

  #makeRoom() {
    for (const [key, kept] of this.#kept) {
      if (this.#bytes <= this.#limits.maxBytes) return;
      this.#remove(key, kept);
    }
  }

  #remove(key: string, kept: Kept) {
    if (this.#kept.get(key) !== kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}

export async function makeVariant(page: Page, encoding: Encoding): Promise<Variant> {
  const body = await compress(page.html, encoding);
  const digest = createHash("sha256").update(page.html).digest("base64url").slice(0, 22);
  const etag = `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers = page.headers.flat();
  headers.push("ETag", etag, "Content-Length", String(body.length));
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { body, headers, hitHeaders: withMarker(headers, "HIT"), etag };
}

export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (accepted.includes("br") && !accepted.includes("br;q=0")) return "br";
  return accepted.includes("gzip") && !accepted.includes("gzip;q=0") ? "gzip" : "identity";
}

export const withMarker = (headers: string[], marker: Marker) => [...headers, "X-Cache", marker];

function compress(html: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "br") {
    return compressBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    });
  }
  return encoding === "gzip" ? compressGzip(html, { level: 6 }) : html;
}

function carries(own: Set<string>, changed: Set<string>) {
  if (changed.has("*")) return true;
  for (const tag of own) {
    if (changed.has(tag) || changed.has(`${tag.split(":", 1)[0]}:*`)) return true;
  }
  return false;
}
