import type { Transaction } from "#db/client.ts";
import { outbox } from "#db/schema/enquiries.ts";

/** Undefined when no mail server is configured: then submissions are only in the inbox. */
export type Mailing = { to: string; siteName: string; siteUrl: string } | undefined;

export type Mail = typeof outbox.$inferInsert.mail & { dedupe: string };

/** Written in the submission's own transaction, so that mail is neither lost nor sent for something not stored. */
export async function queueMails(tx: Transaction, mailing: Mailing, mails: Mail[]) {
  if (!mailing || mails.length === 0) return;
  await tx
    .insert(outbox)
    .values(mails.map(({ dedupe, ...mail }) => ({ dedupe, mail })))
    .onConflictDoNothing();
}
