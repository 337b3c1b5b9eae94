import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { messages } from "#db/schema/enquiries.ts";
import { translator } from "#i18n/translator.ts";
import { submissionId } from "./idempotency.ts";
import { type Mailing, queueMails } from "./mail-queue.ts";
import { messageMails } from "./mails.ts";
import type { Spool, Spooled } from "./spool.ts";

/** Brings what waits on the disk into the database, each once, whoever else is doing the same. Answers how many. */
export async function drainSpool(db: Database, spool: Spool, mailing: Mailing): Promise<number> {
  let count = 0;
  for (const id of await spool.list()) {
    const entry = await spool.read(id);
    if (!entry) continue;
    if (!(await store(db, mailing, entry)) && !(await isStored(db, entry))) {
      // Another message got this key before the outage. Both were acknowledged, so both are kept.
      await store(db, mailing, { ...entry, id: submissionId(`${id} ${entry.fingerprint}`) });
    }
    await spool.remove(id);
    count++;
  }
  return count;
}

async function store(db: Database, mailing: Mailing, entry: Spooled): Promise<boolean> {
  const { id, fingerprint, language, values } = entry;
  return db.transaction(async (tx) => {
    const row = { ...values, id, fingerprint, language, receivedAt: new Date(entry.receivedAt) };
    const written = await tx
      .insert(messages)
      .values(row as typeof messages.$inferInsert)
      .onConflictDoNothing()
      .returning();
    if (written.length > 0)
      await queueMails(tx, mailing, messageMails({ ...values, id, language }, mailing, translator(language)));
    return written.length > 0;
  });
}

async function isStored(db: Database, { id, fingerprint }: Spooled) {
  const [row] = await db
    .select({ fingerprint: messages.fingerprint })
    .from(messages)
    .where(eq(messages.id, id));
  return row?.fingerprint === fingerprint;
}
