import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";

/** Every process that keeps pages listens on this channel and drops those that carry a named tag. */
export const changesChannel = "content_changed";

/** Everything may have changed. */
export const everything: ReadonlySet<string> = new Set(["*"]);

/** A notification holds fewer than 8,000 bytes. */
const mostBytes = 7900;

/** Tells every process which records, named `kind:id`, changed; they hear of it when the transaction is done. */
export async function announceChanges(db: Queries, records: Iterable<string>) {
  await db.execute(sql`select pg_notify(${changesChannel}, ${writeChanges(records)})`);
}

/** Record by record; when they are too many, by kind alone; when even the kinds are too many, everything. */
export function writeChanges(records: Iterable<string>): string {
  const tags = [...records];
  const kinds = [...new Set(tags.map((tag) => tag.split(":", 1)[0] ?? ""))];
  const messages = [[...kinds, ...tags], kinds.flatMap((kind) => [kind, `${kind}:*`]), [...everything]].map(
    (message) => JSON.stringify([...new Set(message)]),
  );
  return messages.find((message) => Buffer.byteLength(message) <= mostBytes) ?? "";
}

/** Whether a page or an answer with these tags may be out of date. */
export function hasChangedTag(tags: Iterable<string>, changed: ReadonlySet<string>): boolean {
  if (changed.has("*")) return true;
  for (const tag of tags) if (changed.has(tag) || changed.has(`${tag.split(":", 1)[0]}:*`)) return true;
  return false;
}

/** What cannot be read was said by somebody else: then everything counts as changed. */
export function readChanges(payload: string | undefined): ReadonlySet<string> {
  try {
    const tags: unknown = JSON.parse(payload ?? "");
    const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
    return isList ? new Set(tags) : everything;
  } catch {
    return everything;
  }
}
