import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { rateLimits } from "#db/schema/enquiries.ts";

const day = 86_400_000;
export const mostMailsOfDay = 20;

/**
 * Whether this address may get one more mail today. Anybody can type anybody's address, and from many addresses of their
 * own. Counted in the submission's transaction; the name of the counter does not tell the address.
 */
export async function takeMailOfDay(tx: Transaction, address: string, now = Date.now()): Promise<boolean> {
  const isOver = sql`${rateLimits.expire} <= ${now}`;
  const [counter] = await tx
    .insert(rateLimits)
    .values({ key: `mails:${hash("sha256", mailboxOf(address))}`, points: 1, expire: now + day })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points });
  return (counter?.points ?? 1) <= mostMailsOfDay;
}

/** `Ada+shop@example.com` is read by the same person as `ada@example.com`. */
function mailboxOf(address: string) {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, "");
}
