import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { comments, messages, registrations } from "#db/schema/enquiries.ts";
import { announceChanges } from "../changes.ts";

export const inboxKinds = { messages, registrations, comments } as const;
export type InboxKind = keyof typeof inboxKinds;
export type InboxRow = Record<string, unknown> & { id: string };

/** What came in, newest first. The fingerprint is ours, not the visitor's. */
export async function listInbox(db: Database, kind: InboxKind, limit = 50): Promise<InboxRow[]> {
  const table = inboxKinds[kind];
  const rows = await db.select().from(table).orderBy(desc(table.receivedAt), asc(table.id)).limit(limit);
  return rows.map(withoutFingerprint);
}

export async function findInInbox(db: Database, kind: InboxKind, id: string): Promise<InboxRow | undefined> {
  const table = inboxKinds[kind];
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row && withoutFingerprint(row);
}

/** Shows or hides a comment, and lets every process drop the pages that show it. */
export async function moderateComment(db: Database, id: string, status: "approved" | "rejected") {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(comments).set({ status }).where(eq(comments.id, id)).returning();
    if (row) await announceChanges(tx, [`comments:${row.blogId}`]);
    return row && withoutFingerprint(row);
  });
}

function withoutFingerprint({ fingerprint, ...row }: InboxRow & { fingerprint: string }): InboxRow {
  return row;
}
