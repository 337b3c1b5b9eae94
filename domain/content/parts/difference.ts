import { type Change, type Key, keyOf, type Part } from "./part.ts";
import type { Stamp } from "./stamp.ts";

type Heads = ReadonlyMap<string, Key & { hash: string }>;
type Options = { force?: boolean | undefined; mirror?: boolean | undefined };
export type Difference = {
  changes: Change[];
  /** In the database, and never in this folder. */
  left: Key[];
  /** Changed in the database, and not in this folder. */
  behind: Key[];
};

/** What a folder changes: hashes of its parts, of the stored ones, and of those that it was made from. */
export function difference(parts: Part[], heads: Heads, stamp: Stamp, options: Options): Difference {
  const found: Difference = { changes: [], left: [], behind: [] };
  const own = new Set(parts.map(keyOf));
  for (const part of parts) {
    const key = keyOf(part);
    const [stored, base] = [heads.get(key)?.hash, stamp.get(key)];
    if (part.hash === stored) continue;
    if (part.hash === base && !options.force && !options.mirror) found.behind.push(part);
    else found.changes.push(changeOf(part, part.source, base ?? null, options));
  }
  for (const [key, head] of heads) {
    if (own.has(key)) continue;
    const base = stamp.get(key) ?? (options.mirror ? head.hash : undefined);
    if (base) found.changes.push(changeOf(head, null, base, options));
    else found.left.push(head);
  }
  return found;
}

function changeOf({ kind, id, part }: Key, source: string | null, base: string | null, { force }: Options) {
  return { kind, id, part, source, ...(!force && { base }) };
}
