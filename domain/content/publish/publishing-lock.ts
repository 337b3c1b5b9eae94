import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";

const publishingLock = 7462;

/** What changes content waits for its turn, and takes as long as it takes. */
export async function lockPublishing(tx: Transaction) {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${publishingLock})`);
}
