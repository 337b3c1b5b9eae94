import type { Database } from "#db/client.ts";
import { usefulVotes } from "#db/schema/enquiries.ts";
import { submissionId } from "./idempotency.ts";
import type { Limits } from "./limits.ts";
import type { Outcome, Submission } from "./outcome.ts";

/** Whether an answer helped. A repeated key counts once. */
export async function recordVote(
  { db, limits }: { db: Database; limits: Limits },
  { entry, useful }: { entry: string; useful: "yes" | "no" },
  { key, visitor, words }: Submission,
): Promise<Outcome<{ id: string }>> {
  const retryAfter = await limits.votes(visitor);
  if (retryAfter !== undefined) {
    return { kind: "limited", retryAfter, msg: words("forms.tooMany", { seconds: retryAfter }) };
  }
  const id = submissionId(key);
  await db
    .insert(usefulVotes)
    .values({ id, entry, useful: useful === "yes" ? 1 : 0 })
    .onConflictDoNothing();
  return { kind: "accepted", data: { id } };
}
