import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#db/client.ts";
import { fingerprintOf, submissionId } from "./idempotency.ts";
import type { Limit } from "./limits.ts";
import type { Outcome, Submission } from "./outcome.ts";

type Table = PgTable & { id: PgColumn; fingerprint: PgColumn };

/**
 * The one way anything a visitor sends is stored: a repeated key is answered as before, the limit is asked, and the
 * row and its mails are written in one transaction. The answer is given only after the commit.
 */
export async function accept<T extends Table>(
  db: Database,
  {
    table,
    values,
    limit,
    submission,
    alsoWrite,
  }: {
    table: T;
    values: Record<string, unknown>;
    limit: Limit;
    submission: Submission;
    alsoWrite?: (tx: Transaction, id: string) => Promise<void>;
  },
): Promise<Outcome<{ id: string }>> {
  const { words, visitor, key } = submission;
  const id = submissionId(key);
  const fingerprint = fingerprintOf(values as Record<string, string>);
  const repeated = await findRepeated(db, table, id, fingerprint, words("forms.keyUsed"));
  if (repeated) return repeated;
  const retryAfter = await limit(visitor);
  if (retryAfter !== undefined) {
    return { kind: "limited", retryAfter, msg: words("forms.tooMany", { seconds: retryAfter }) };
  }
  const written = await db.transaction(async (tx) => {
    const rows = await tx
      .insert(table as PgTable)
      .values({ ...values, id, fingerprint })
      .onConflictDoNothing()
      .returning();
    if (rows.length > 0) await alsoWrite?.(tx, id);
    return rows.length > 0;
  });
  if (written) return { kind: "accepted", data: { id } };
  // Somebody else stored it in between, under the same key; or another rule of the table says that it is there already. Of
  // that nothing is said: who is registered is nobody's business but theirs.
  return (
    (await findRepeated(db, table, id, fingerprint, words("forms.keyUsed"))) ?? {
      kind: "accepted",
      data: { id },
    }
  );
}

async function findRepeated(
  db: Database,
  table: Table,
  id: string,
  fingerprint: string,
  msg: string,
): Promise<Outcome<{ id: string }> | undefined> {
  const [row] = await db
    .select({ fingerprint: table.fingerprint })
    .from(table as PgTable)
    .where(eq(table.id, id));
  if (!row) return undefined;
  return row.fingerprint === fingerprint ? { kind: "accepted", data: { id } } : { kind: "conflict", msg };
}
