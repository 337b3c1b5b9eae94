import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Transporter } from "nodemailer";
import type { Database } from "#db/client.ts";
import { outbox } from "#db/schema/enquiries.ts";

type Row = typeof outbox.$inferSelect;
/** The maker's name, and where its mail comes from. */
type Sender = { name: string; address: string };
const firstRetrySeconds = 10;
const longestRetrySeconds = 3600;

/** Sends what is due, one at a time; a row is locked while it is sent, so that no other process sends it too. */
export async function sendDueMails(db: Database, transport: Transporter, from: Sender): Promise<number> {
  let sent = 0;
  for (;;) {
    const result = await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(outbox)
        .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, sql`now()`)))
        .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!row) return "none";
      const failure = await trySending(transport, from, row);
      await tx
        .update(outbox)
        .set(failure ? postponed(row, failure) : { sentAt: new Date(), lastError: null })
        .where(eq(outbox.id, row.id));
      return failure ? "failed" : "sent";
    });
    if (result === "sent") sent++;
    else if (result === "none") return sent;
  }
}

async function trySending(transport: Transporter, from: Sender, { mail, dedupe }: Row) {
  try {
    await transport.sendMail({
      from,
      to: { address: mail.to, name: "" },
      subject: mail.subject,
      text: mail.text,
      ...(mail.replyTo && { replyTo: { address: mail.replyTo, name: "" } }),
      messageId: `<${dedupe}@${from.address.split("@").at(-1)}>`,
      ...(mail.calendar && {
        icalEvent: { filename: mail.calendar.name, method: "PUBLISH", content: mail.calendar.content },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function postponed({ attempts }: Row, lastError: string) {
  const wait = Math.min(firstRetrySeconds * 2 ** attempts, longestRetrySeconds);
  return {
    attempts: attempts + 1,
    lastError: lastError.slice(0, 500),
    nextAttemptAt: new Date(Date.now() + wait * 1000),
  };
}
