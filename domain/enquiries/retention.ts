import { and, isNotNull, isNull, lt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#db/client.ts";
import { comments, messages, outbox, rateLimits, registrations } from "#db/schema/enquiries.ts";

/** How many days each kind of personal data is kept; 0 is for ever. */
export type Retention = { messages: number; registrations: number; commentEmails: number; mails: number };

const day = 86_400_000;

/** Removes what has been kept long enough. Answers how much of each kind, where there was any. */
export async function removeOld(db: Database, keep: Retention, now = Date.now()) {
  const removed: Record<string, number> = {};
  const count = async (kind: string, work: PromiseLike<{ rowCount: number | null }>) => {
    const { rowCount } = await work;
    if (rowCount) removed[kind] = rowCount;
  };
  const isOld = (column: PgColumn, days: number) => lt(column, new Date(now - days * day));
  if (keep.messages > 0)
    await count("messages", db.delete(messages).where(isOld(messages.receivedAt, keep.messages)));
  if (keep.registrations > 0) {
    const old = isOld(registrations.receivedAt, keep.registrations);
    await count("registrations", db.delete(registrations).where(old));
  }
  if (keep.commentEmails > 0) {
    const old = and(isNotNull(comments.email), isOld(comments.receivedAt, keep.commentEmails));
    await count("commentEmails", db.update(comments).set({ email: null }).where(old));
  }
  if (keep.mails > 0) await count("mails", db.delete(outbox).where(isOld(outbox.sentAt, keep.mails)));
  // A mail that never could be sent does not outlive what it tells of.
  const told = Math.min(...[keep.messages, keep.registrations].filter((days) => days > 0));
  if (Number.isFinite(told)) {
    const stuck = and(isNull(outbox.sentAt), isOld(outbox.createdAt, told));
    await count("unsentMails", db.delete(outbox).where(stuck));
  }
  await count("limits", db.delete(rateLimits).where(lt(rateLimits.expire, now)));
  return removed;
}
