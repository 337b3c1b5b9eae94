import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { usefulVotes } from "#db/schema/enquiries.ts";
import { faqGroups } from "#db/schema/support.ts";
import { submissionId } from "./idempotency.ts";
import type { Limits } from "./limits.ts";
import type { Outcome, Submission } from "./outcome.ts";

/** Whether an answer helped: of an answer that exists, a repeated key once, and not without end. */
export async function recordVote(
  { db, limits }: { db: Database; limits: Limits },
  { entry, useful }: { entry: string; useful: "yes" | "no" },
  { key, visitor, words }: Submission,
): Promise<Outcome<{ id: string }>> {
  if (!(await isKnown(db, entry))) return { kind: "unknown", msg: words("forms.api.notFound") };
  const id = submissionId(key);
  const [repeated] = await db.select().from(usefulVotes).where(eq(usefulVotes.id, id));
  if (repeated) return { kind: "accepted", data: { id } };
  const retryAfter = await limits.votes(visitor);
  if (retryAfter !== undefined) {
    return { kind: "limited", retryAfter, msg: words("forms.tooMany", { seconds: retryAfter }) };
  }
  await db
    .insert(usefulVotes)
    .values({ id, entry, useful: useful === "yes" ? 1 : 0 })
    .onConflictDoNothing();
  return { kind: "accepted", data: { id } };
}

async function isKnown(db: Database, name: string) {
  const [group = "", entry = "", ...more] = name.split("/");
  if (more.length > 0) return false;
  const [row] = await db
    .select({ entries: faqGroups.entries })
    .from(faqGroups)
    .where(eq(faqGroups.id, group));
  return row?.entries.includes(entry) ?? false;
}
