import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { isOutage } from "#db/outage.ts";
import { messages } from "#db/schema/enquiries.ts";
import { translator } from "#i18n/translator.ts";
import { submissionId } from "./idempotency.ts";
import { type Mailing, queueMails } from "./mail-queue.ts";
import { messageMails } from "./mails.ts";
import type { Spool, Spooled } from "./spool.ts";

export type Drained = { count: number; setAside: { place: string; error: unknown }[] };

/**
 * Brings what waits on the disk into the database, each once, whoever else is doing the same. What cannot be read or
 * stored, although the database is there, is set aside: the others do not wait for it.
 */
export async function drainSpool(db: Database, spool: Spool, mailing: Mailing): Promise<Drained> {
  const drained: Drained = { count: 0, setAside: [] };
  for (const id of await spool.list()) {
    try {
      if (await drainOne(db, spool, mailing, id)) drained.count++;
    } catch (error) {
      if (isOutage(error)) throw error;
      drained.setAside.push({ place: await spool.setAside(id), error });
    }
  }
  return drained;
}

async function drainOne(db: Database, spool: Spool, mailing: Mailing, id: string): Promise<boolean> {
  const entry = await spool.read(id);
  if (!entry) return false;
  if (!(await store(db, mailing, entry)) && !(await isStored(db, entry))) {
    // Another message got this key before the outage. Both were acknowledged, so both are kept.
    await store(db, mailing, { ...entry, id: submissionId(`${id} ${entry.fingerprint}`) });
  }
  await spool.remove(id);
  return true;
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
