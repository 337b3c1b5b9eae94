import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";

/** The channel on which every process listens to drop cached pages by tag. */
export const changesChannel = "content_changed";

export const everything: ReadonlySet<string> = new Set(["*"]);

/** PostgreSQL limits a notification to fewer than 8,000 bytes. */
const mostBytes = 7900;

/** Notifies every process of changed records (`kind:id`) when the transaction commits. */
export async function announceChanges(db: Queries, records: Iterable<string>) {
  await db.execute(sql`select pg_notify(${changesChannel}, ${writeChanges(records)})`);
}

/** Names records; if they are too many, their kinds; if those are too many, everything. */
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

/** An unreadable notification comes from another sender; treat everything as changed. */
export function readChanges(payload: string | undefined): ReadonlySet<string> {
  try {
    const tags: unknown = JSON.parse(payload ?? "");
    const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
    return isList ? new Set(tags) : everything;
  } catch {
    return everything;
  }
}
