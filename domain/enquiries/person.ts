import { type AnyColumn, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { comments, messages, outbox, registrations } from "#db/schema/enquiries.ts";
import { announceChanges } from "../changes.ts";

const is = (column: AnyColumn, email: string) => sql`lower(${column}) = lower(${email})`;
/** Mails to the person, and those that told the team what the person wrote; nobody answers a comment by mail. */
const isMailOf = (email: string) =>
  sql`(lower(${email}) in (lower(${outbox.mail} ->> 'to'), lower(${outbox.mail} ->> 'replyTo')) or ${outbox.dedupe} in
    (select 'comment-' || ${comments.id} || '-team' from ${comments} where ${is(comments.email, email)}))`;

/** Everything that is stored of the person with this address. */
export async function exportPerson(db: Database, email: string) {
  return {
    messages: await db.select().from(messages).where(is(messages.email, email)),
    registrations: await db.select().from(registrations).where(is(registrations.email, email)),
    comments: await db.select().from(comments).where(is(comments.email, email)),
    mails: await db.select().from(outbox).where(isMailOf(email)),
  };
}

/**
 * Removes all of it. A comment leaves an empty, hidden place, so that the answers of others keep theirs. Answers how much
 * of each kind; every process drops the pages that showed a comment of theirs.
 */
export async function forgetPerson(db: Database, email: string) {
  return db.transaction(async (tx) => {
    const mails = await tx.delete(outbox).where(isMailOf(email));
    const gone = await tx.delete(messages).where(is(messages.email, email));
    const unregistered = await tx.delete(registrations).where(is(registrations.email, email));
    const blank = { name: "", email: null, content: "", fingerprint: "", status: "rejected" } as const;
    const emptied = await tx.update(comments).set(blank).where(is(comments.email, email)).returning();
    const tags = new Set(emptied.map(({ blogId }) => `comments:${blogId}`));
    if (tags.size > 0) await announceChanges(tx, tags);
    return {
      messages: gone.rowCount ?? 0,
      registrations: unregistered.rowCount ?? 0,
      comments: emptied.length,
      mails: mails.rowCount ?? 0,
    };
  });
}
