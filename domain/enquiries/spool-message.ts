import { isOutage } from "#db/outage.ts";
import { fingerprintOf, submissionId } from "./idempotency.ts";
import type { Limit } from "./limits.ts";
import type { Outcome, Submission } from "./outcome.ts";
import type { Spool, Spooled } from "./spool.ts";

export type Spooling = {
  spool: Spool;
  limit: Limit;
  /** The disk did not take a message: it is full, or somebody else's. */
  onError(error: unknown): void;
};

type Message = { values: Spooled["values"]; language: Spooled["language"]; submission: Submission };

/**
 * Stores a message on the disk when the database is away. It may be in the database all the same, when only the
 * answer to the commit was lost: the id tells, when it is brought there.
 */
export async function orSpool(
  store: () => Promise<Outcome<{ id: string }>>,
  spooling: Spooling | undefined,
  message: Message,
): Promise<Outcome<{ id: string }>> {
  try {
    return await store();
  } catch (error) {
    if (!spooling || !isOutage(error)) throw error;
    const spooled = await spoolMessage(spooling, message).catch(spooling.onError);
    if (!spooled) throw error;
    return spooled;
  }
}

async function spoolMessage({ spool, limit }: Spooling, { values, language, submission }: Message) {
  const { words, key, visitor } = submission;
  const id = submissionId(key);
  const fingerprint = fingerprintOf(values as Record<string, string>);
  const known = await spool.read(id);
  if (!known) {
    const retryAfter = await limit(visitor);
    if (retryAfter !== undefined)
      return { kind: "limited" as const, retryAfter, msg: words("forms.tooMany", { seconds: retryAfter }) };
  }
  const entry = { id, fingerprint, receivedAt: new Date().toISOString(), language, values };
  const kept = known ?? (await spool.write(entry));
  return kept.fingerprint === fingerprint
    ? { kind: "accepted" as const, data: { id } }
    : { kind: "conflict" as const, msg: words("forms.keyUsed") };
}
