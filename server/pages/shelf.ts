import type { Kept } from "./kept-page.ts";

/** Pages that share an amount of memory; the least recently used go when it runs out. */
export class Shelf {
  readonly #kept = new Map<string, Kept>();
  readonly #maxBytes: number;
  #youngest: Kept | undefined;
  bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size() {
    return this.#kept.size;
  }

  get pages(): Iterable<Kept> {
    return this.#kept.values();
  }

  find(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (kept && kept !== this.#youngest) {
      // Back to the young end of the map.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#youngest = kept;
    }
    return kept;
  }

  put(kept: Kept) {
    const old = this.#kept.get(kept.key);
    if (old) this.remove(old);
    this.#kept.set(kept.key, kept);
    this.#youngest = kept;
    this.weigh(kept);
  }

  remove(kept: Kept) {
    this.#kept.delete(kept.key);
    this.bytes -= kept.bytes;
  }

  /** Counts what a page takes now, and makes room. One that was let go in the meantime takes nothing. */
  weigh(kept: Kept) {
    if (this.#kept.get(kept.key) !== kept) return;
    this.#count(kept);
    for (const oldest of this.#kept.values()) {
      if (this.bytes <= this.#maxBytes) return;
      letGoOfCopies(oldest);
      this.#count(oldest);
    }
    for (const oldest of this.#kept.values()) {
      if (this.bytes <= this.#maxBytes) return;
      this.remove(oldest);
    }
  }

  #count(kept: Kept) {
    const bodies = [kept.html, ...Object.values(kept.variants).map(({ body }) => body)];
    const bytes = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
    this.bytes += bytes - kept.bytes;
    kept.bytes = bytes;
  }
}

/** What can be made from the smallest copy: who asks for every page in every encoding drives no page out. */
function letGoOfCopies(kept: Kept) {
  if (!kept.variants.br) return;
  kept.html = undefined;
  delete kept.variants.identity;
  delete kept.variants.gzip;
}
