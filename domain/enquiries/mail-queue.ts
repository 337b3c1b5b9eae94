import type { Transaction } from "#db/client.ts";
import { outbox } from "#db/schema/enquiries.ts";
import { takeMailOfDay } from "./mails-of-day.ts";

/** Undefined when no mail server is configured: then submissions are only in the inbox. */
export type Mailing =
  | { to: string; from: string; siteName: string; siteUrl: string; unlimited?: boolean }
  | undefined;

export type Mail = typeof outbox.$inferInsert.mail & { dedupe: string };

/** Written in the submission's own transaction, so that mail is neither lost nor sent for something not stored. */
export async function queueMails(tx: Transaction, mailing: Mailing, mails: Mail[]) {
  if (!mailing) return;
  for (const { dedupe, ...mail } of mails) {
    const isFree = mail.to === mailing.to || mailing.unlimited || (await takeMailOfDay(tx, mail.to));
    if (isFree) await tx.insert(outbox).values({ dedupe, mail }).onConflictDoNothing();
  }
}
